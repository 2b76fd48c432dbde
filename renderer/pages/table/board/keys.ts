import { useTable } from '../context.ts';
import { type Direction, neighbour } from '../play/neighbour.ts';
import { offersFor } from '../play/offers.ts';
import { readSpot, type Spot } from '../play/types.ts';

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** Puts the focus on a spot of the table, if it is there. True if it was. */
export function focusSpot(frame: ParentNode | undefined, key: string): boolean {
  const element = frame?.querySelector<HTMLElement>(`[data-spot="${CSS.escape(key)}"]`);
  element?.focus();
  return element !== undefined && element !== null;
}

/**
 * The keys of the table: arrows move over cards and places, Enter opens the menu or lays down, the space bar picks up, Tab
 * goes through the lit places while something is carried, letters do what the card's menu shows beside them.
 */
export function useBoardKeys(frame: () => HTMLElement | undefined): (event: KeyboardEvent) => void {
  const table = useTable();
  const { game } = table;
  const spots = (): HTMLElement[] => [...(frame()?.querySelectorAll<HTMLElement>('[data-spot]') ?? [])];

  const step = (direction: Direction): void => {
    const all = spots();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const to = neighbour(
      all.map((element) => element.getBoundingClientRect()),
      at,
      direction,
    );
    all[to]?.focus();
  };

  const toOpen = (back: boolean): boolean => {
    const now = game.mode();
    if (now.kind === 'idle') return false;
    const open = spots().filter((element) => now.open.has(element.dataset.spot ?? ''));
    if (open.length === 0) return false;
    const at = open.indexOf(document.activeElement as HTMLElement);
    const to = at < 0 ? (back ? open.length - 1 : 0) : (at + (back ? -1 : 1) + open.length) % open.length;
    open[to]?.focus();
    return true;
  };

  const enter = (spot: Spot): void => {
    const now = game.mode();
    if (now.kind === 'team') {
      if (spot.kind === 'card' && now.open.has(`card:${spot.id}`) && !now.team.includes(spot.id))
        game.toggleMember(spot.id);
      else game.confirmTeam();
    } else if (now.kind !== 'idle') game.layOn(spot);
    else if (spot.kind === 'zone' && isPile(frame(), spot)) clickOn(frame(), `zone:${spot.side}.${spot.zone}`);
    else table.setOpened({ kind: 'menu', spot });
  };

  const space = (spot: Spot): void => {
    if (game.mode().kind !== 'idle') game.layOn(spot);
    else if (spot.kind === 'card' && game.options().includes(spot.id)) game.choose(spot.id);
    else if (spot.kind === 'card') game.pickUp(spot.id);
    else enter(spot);
  };

  const letter = (spot: Spot, key: string): boolean => {
    if (spot.kind !== 'card' || game.mode().kind !== 'idle' || !/^[a-z1-9]$/.test(key)) return false;
    const offers = offersFor(game.state(), spot.id).filter((offer) => offer.key === key);
    const offer = offers.find((one) => one.refusal === null) ?? offers[0];
    if (!offer) return false;
    game.take(offer, spot.id);
    return true;
  };

  return (event) => {
    const key = (event.target as HTMLElement).closest<HTMLElement>('[data-spot]')?.dataset.spot;
    const spot = key === undefined ? null : readSpot(key);
    if (!spot || event.ctrlKey || event.metaKey || event.altKey) return;
    const direction = ARROWS[event.key];
    if (direction) step(direction);
    else if (event.key === 'Enter') enter(spot);
    else if (event.key === ' ') space(spot);
    else if (event.key === 'Escape' && (game.mode().kind !== 'idle' || game.refused() || game.choice())) game.clear();
    else if (event.key === 'Tab') {
      if (!toOpen(event.shiftKey)) return;
    } else if (event.key === 'ContextMenu') table.setOpened({ kind: 'menu', spot });
    else if (!letter(spot, event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  };
}

const isPile = (frame: HTMLElement | undefined, spot: Spot & { kind: 'zone' }): boolean =>
  frame?.querySelector(`.pile[data-spot="zone:${spot.side}.${spot.zone}"]`) != null;

function clickOn(frame: HTMLElement | undefined, key: string): void {
  frame?.querySelector<HTMLElement>(`[data-spot="${key}"]`)?.click();
}
