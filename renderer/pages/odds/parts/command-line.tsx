import Copy from 'lucide-solid/icons/copy';
import { Show } from 'solid-js';
import { oddsTexts } from '../../../../messages/page/odds.ts';
import { copyText } from '../../../app/clipboard.ts';
import { useText } from '../../../app/i18n.ts';
import { IconButton } from '../../../design/components/icon-button.tsx';

interface CommandLineProps {
  readonly command: string;
  /** A file the command reads: its name and what is in it. */
  readonly file?: { readonly name: string; readonly text: string };
}

/** The command that gives the same numbers, folded away, ready to be copied. */
export function CommandLine(props: CommandLineProps) {
  const t = useText(oddsTexts);
  return (
    <details class="odds-more">
      <summary>{t().command}</summary>
      <CodeLine text={`npm run --silent cli -- ${props.command}`} />
      <Show when={props.file}>{(file) => <CodeLine label={file().name} text={file().text} />}</Show>
    </details>
  );
}

function CodeLine(props: { readonly label?: string; readonly text: string }) {
  const t = useText(oddsTexts);
  return (
    <p class="odds-command">
      <Show when={props.label}>{props.label}: </Show>
      <code>{props.text}</code>{' '}
      <IconButton size="small" label={t().copyCommand} onClick={() => copyText(props.text, t().commandCopied)}>
        <Copy />
      </IconButton>
    </p>
  );
}
