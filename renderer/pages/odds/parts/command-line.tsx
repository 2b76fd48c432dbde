import Copy from 'lucide-solid/icons/copy';
import { oddsTexts } from '../../../../messages/page/odds.ts';
import { copyText } from '../../../app/clipboard.ts';
import { useText } from '../../../app/i18n.ts';
import { IconButton } from '../../../design/components/icon-button.tsx';

/** The command that gives the same numbers, ready to be copied. */
export function CommandLine(props: { readonly command: string }) {
  const t = useText(oddsTexts);
  const whole = () => `npm run --silent cli -- ${props.command}`;
  return (
    <p class="odds-command">
      {t().command}: <code>{whole()}</code>{' '}
      <IconButton size="small" label={t().copyCommand} onClick={() => copyText(whole(), t().commandCopied)}>
        <Copy />
      </IconButton>
    </p>
  );
}
