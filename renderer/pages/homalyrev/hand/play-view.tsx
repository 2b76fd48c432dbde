import Heart from 'lucide-solid/icons/heart';
import HeartPlus from 'lucide-solid/icons/heart-plus';
import Redo2 from 'lucide-solid/icons/redo-2';
import RotateCcw from 'lucide-solid/icons/rotate-ccw';
import Swords from 'lucide-solid/icons/swords';
import Undo2 from 'lucide-solid/icons/undo-2';
import { createSignal } from 'solid-js';
import type { HandState } from '../../../../engine/homalyrev/hand/state.ts';
import { homalyrevHandTexts } from '../../../../messages/page/homalyrev-hand.ts';
import { useText } from '../../../app/i18n.ts';
import { Button } from '../../../design/components/button.tsx';
import { IconButton } from '../../../design/components/icon-button.tsx';
import { DamageDialog } from './damage-dialog.tsx';
import { KeptHands } from './kept-hands.tsx';
import { LogPanel } from './log-panel.tsx';
import { RoundPanel } from './round-panel.tsx';
import { backToBuild, redoStep, send, session, startPlay, undoSteps } from './state.ts';
import { Zones } from './zones.tsx';

/** A hand in play. */
export function PlayView(props: { readonly state: HandState }) {
  const t = useText(homalyrevHandTexts);
  const [hurt, setHurt] = createSignal(false);
  const over = () => props.state.phase === 'exhausted';
  const steps = () => session().history?.steps.length ?? 0;
  const undone = () => session().history?.undone.length ?? 0;
  return (
    <div class="hd-game">
      <div class="hd-bar">
        <p class="hd-who">
          <strong>{session().classFile.name}</strong>
          <span class="muted small num">
            {t().cardLevel(session().level)} · {t().seed.toLocaleLowerCase('hu')} {session().seed} ·{' '}
            {t().ruleSets[session().rules].toLocaleLowerCase('hu')}
          </span>
        </p>
        <span class="hd-hearts num">
          <Heart aria-hidden={true} />
          <span class="sr-only">{t().hitPoints}: </span>
          {props.state.hitPoints} / {props.state.maxHitPoints}
        </span>
        <Button size="small" icon={<Swords />} disabled={over()} onClick={() => setHurt(true)}>
          {t().damage}
        </Button>
        <Button
          size="small"
          icon={<HeartPlus />}
          disabled={over() || props.state.hitPoints === props.state.maxHitPoints}
          onClick={() => send({ type: 'heal', amount: 1 })}
        >
          {t().heal} 1
        </Button>
        <span class="gap" />
        <KeptHands />
        <IconButton size="small" label={t().undo} keys="Ctrl+Z" disabled={steps() === 0} onClick={() => undoSteps()}>
          <Undo2 />
        </IconButton>
        <IconButton size="small" label={t().redo} keys="Ctrl+Y" disabled={undone() === 0} onClick={redoStep}>
          <Redo2 />
        </IconButton>
        <IconButton size="small" label={t().restart} onClick={startPlay}>
          <RotateCcw />
        </IconButton>
        <Button size="small" look="quiet" onClick={backToBuild}>
          {t().backToBuild}
        </Button>
      </div>
      <RoundPanel state={props.state} />
      <Zones state={props.state} />
      <LogPanel />
      <DamageDialog state={props.state} open={hurt()} onClose={() => setHurt(false)} />
    </div>
  );
}
