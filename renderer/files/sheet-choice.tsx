import { Show } from 'solid-js';
import type { SheetTaken } from '../../engine/mk/tables/workbook.ts';
import { sheetTexts } from '../../messages/sheets.ts';
import { useText } from '../app/i18n.ts';
import { Select } from '../design/components/select.tsx';

interface SheetChoiceProps {
  readonly taken: SheetTaken | null | undefined;
  readonly onSheet: (name: string) => void;
}

/** Which of the sheets of a file is read; nothing where there is but one. */
export function SheetChoice(props: SheetChoiceProps) {
  const t = useText(sheetTexts);
  const several = () => (props.taken && props.taken.others.length > 0 ? props.taken : null);
  return (
    <Show when={several()}>
      {(taken) => (
        <Select
          label={t().sheet}
          value={taken().name}
          choices={[taken().name, ...taken().others].map((name) => ({ value: name, label: name }))}
          onChange={props.onSheet}
        />
      )}
    </Show>
  );
}
