import Copy from 'lucide-solid/icons/copy';
import Ellipsis from 'lucide-solid/icons/ellipsis';
import LayoutPanelTop from 'lucide-solid/icons/layout-panel-top';
import Redo2 from 'lucide-solid/icons/redo-2';
import RotateCcw from 'lucide-solid/icons/rotate-ccw';
import Settings2 from 'lucide-solid/icons/settings-2';
import Undo2 from 'lucide-solid/icons/undo-2';
import { createSignal } from 'solid-js';
import { isSeed } from '../../../engine/random/rng.ts';
import { tableTexts } from '../../../messages/page/table/index.ts';
import { copyText } from '../../app/clipboard.ts';
import { lang, useText } from '../../app/i18n.ts';
import { Button } from '../../design/components/button.tsx';
import { Dialog } from '../../design/components/dialog.tsx';
import { IconButton } from '../../design/components/icon-button.tsx';
import { Menu } from '../../design/components/menu.tsx';
import { TextField } from '../../design/components/text-field.tsx';
import { useTable } from './context.ts';
import { tableLines } from './menu/items.ts';

export interface HeadProps {
  readonly name: string;
  readonly handTest: boolean;
  readonly onHandTest: () => void;
  readonly onAgain: (seed: 'fresh' | 'same') => void;
  /** A new game with this seed. */
  readonly onSeed: (seed: number) => void;
  readonly onSettings: () => void;
  readonly onSave: () => void;
  readonly onLeave: () => void;
  readonly onExport: (how: 'json' | 'text' | 'copy') => void;
  readonly onImport: () => void;
}

/** The head of a game: its name and seed, undo and redo, again, settings, and what is needed seldom. */
export function Head(props: HeadProps) {
  const { game } = useTable();
  const t = useText(tableTexts);
  const [typing, setTyping] = createSignal(false);
  const seed = () => game.session().setup.seed;
  return (
    <header class="table-head">
      <h1 class="cut">{props.name}</h1>
      <span class="table-seed num">
        {t().seedIs(seed())}
        <IconButton size="small" label={t().copySeed} onClick={() => copyText(String(seed()), t().seedCopied)}>
          <Copy />
        </IconButton>
      </span>
      <span class="gap" />
      <IconButton
        label={t().undo(game.undoName())}
        keys="Ctrl+Z"
        disabled={game.session().at === 0}
        onClick={() => game.back()}
      >
        <Undo2 />
      </IconButton>
      <IconButton
        label={t().redo(game.redoName())}
        keys="Ctrl+Y"
        disabled={game.session().at >= game.session().total}
        onClick={() => game.forward()}
      >
        <Redo2 />
      </IconButton>
      <Menu
        label={t().again}
        icon={<RotateCcw />}
        items={[
          { label: t().againFresh, keys: 'Ctrl+Shift+N', run: () => props.onAgain('fresh') },
          { label: t().againSame, run: () => props.onAgain('same') },
          { label: t().againTyped, run: () => setTyping(true) },
        ]}
      />
      <IconButton label={t().handTest} keys="Ctrl+H" pressed={props.handTest} onClick={() => props.onHandTest()}>
        <LayoutPanelTop />
      </IconButton>
      <IconButton label={t().settings} onClick={() => props.onSettings()}>
        <Settings2 />
      </IconButton>
      <Menu
        label={t().menu}
        icon={<Ellipsis />}
        iconOnly
        items={[
          { label: t().save, keys: 'Ctrl+S', run: () => props.onSave() },
          { label: t().exportJson, run: () => props.onExport('json') },
          { label: t().exportText, run: () => props.onExport('text') },
          { label: t().exportCopy, run: () => props.onExport('copy') },
          { label: t().importReplay, run: () => props.onImport() },
          ...tableLines(game, t(), lang()).map((line, i) => ({
            label: line.label,
            separated: i === 0 || line.separated === true,
            run: line.run,
          })),
          { label: t().leave, separated: true, run: () => props.onLeave() },
        ]}
      />
      <SeedDialog open={typing()} onClose={() => setTyping(false)} onSeed={props.onSeed} />
    </header>
  );
}

/** A whole number that can be a seed; null for anything else. */
export function readSeed(text: string): number | null {
  const value = /^\d{1,16}$/.test(text.trim()) ? Number(text.trim()) : Number.NaN;
  return isSeed(value) ? value : null;
}

function SeedDialog(props: {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onSeed: (seed: number) => void;
}) {
  const t = useText(tableTexts);
  const [text, setText] = createSignal('');
  const submit = () => {
    const seed = readSeed(text());
    if (seed === null) return;
    props.onClose();
    props.onSeed(seed);
  };
  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      title={t().againTitle}
      description={t().seedHint}
      width="small"
      footer={
        <>
          <Button look="quiet" onClick={() => props.onClose()}>
            {t().cancel}
          </Button>
          <Button look="primary" disabled={readSeed(text()) === null} onClick={submit}>
            {t().start.begin}
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextField
          label={t().seed}
          inputmode="numeric"
          value={text()}
          error={text() !== '' && readSeed(text()) === null ? t().seedWrong : undefined}
          onValue={setText}
        />
      </form>
    </Dialog>
  );
}
