import { explain, legalCommands } from '../table/apply.ts';
import type { Command, CommandType } from '../table/commands/index.ts';
import { def } from '../table/rules/controller.ts';
import { obstructorOf } from '../table/rules/manoeuvre/flow.ts';
import { teamLimit } from '../table/rules/manoeuvre/teams.ts';
import { by } from '../table/state/command.ts';
import type { State } from '../table/state/types.ts';
import { readyAdventurers, summonersOf, teamsOf } from './reading.ts';
import type { ToAct } from './turn.ts';

/** Commands that are moves of the game: what the texts of cards do and what is moved by hand is not for a player to choose. */
const MOVES: ReadonlySet<CommandType> = new Set<CommandType>([
  'next',
  'resolve',
  'summon',
  'activate',
  'lifePath',
  'repeatArrival',
  'attach',
  'start',
  'obstruct',
  'advance',
  'payQuest',
  'solve',
  'goHome',
  'activateObstacle',
  'attack',
  'pass',
  'nextRound',
  'cowardice',
  'decide',
]);

/** Every move the player may make now, with the teams and summoners there are to choose from; each is accepted by the view. */
export function movesOf(view: State, to: ToAct): Command[] {
  const offered = legalCommands(view, undefined, to.player).filter(
    (command) => MOVES.has(command.type) && isOwn(command, to),
  );
  const more = [...moreTeams(view, to), ...withSummoners(view, to)].filter(
    (command) => explain(view, command) === null,
  );
  return [...offered, ...more];
}

function isOwn(command: Command, { player }: ToAct): boolean {
  return !('player' in command) || command.player === undefined || command.player === player;
}

/** Teams of two and three; single members are offered by the commands themselves. */
function* moreTeams(view: State, { player, ask }: ToAct): Generator<Command> {
  if (ask === 'obstructing' && view.manoeuvre && obstructorOf(view.manoeuvre) === player) {
    const { kind, target } = view.manoeuvre;
    const limit = teamLimit(view, kind, target, 'defenders');
    for (const team of teamsOf(readyAdventurers(view, player), limit))
      if (team.length > 1) yield { type: 'obstruct', team };
  }
  if (ask !== 'row') return;
  for (const team of teamsOf(readyAdventurers(view, player))) {
    if (team.length < 2) continue;
    yield { type: 'start', kind: 'siege', team, player };
    for (const target of view.zones[player].quests) yield { type: 'start', kind: 'quest', team, target, player };
  }
}

function* withSummoners(view: State, { player, ask }: ToAct): Generator<Command> {
  if (ask !== 'row' && ask !== 'fight' && ask !== 'preparation') return;
  for (const id of view.zones[player].hand) {
    if (def(view, id).type !== 'action') continue;
    for (const summoner of summonersOf(view, player)) yield { type: 'summon', card: id, summoner, ...by(player) };
  }
}
