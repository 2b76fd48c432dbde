import { createSignal } from 'solid-js';
import { frameTexts } from '../../../messages/page/frame.ts';
import { historyTexts } from '../../../messages/page/history.ts';
import { useText } from '../../app/i18n.ts';
import { Button } from '../../design/components/button.tsx';
import { Dialog } from '../../design/components/dialog.tsx';
import { TextField } from '../../design/components/text-field.tsx';

interface CommentDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onSave: (comment: string) => void;
}

/** Saves a version with a few words about it; they stand in the history. */
export function CommentDialog(props: CommentDialogProps) {
  const t = useText(historyTexts);
  const frame = useText(frameTexts);
  const [comment, setComment] = createSignal('');
  const done = () => {
    props.onSave(comment().trim());
    setComment('');
  };
  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      title={t().saveWith}
      width="small"
      footer={
        <>
          <Button onClick={() => props.onClose()}>{frame().cancel}</Button>
          <Button look="primary" onClick={done}>
            {frame().save}
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          done();
        }}
      >
        <TextField
          label={t().comment}
          placeholder={t().commentPlaceholder}
          value={comment()}
          maxLength={2000}
          onValue={setComment}
        />
      </form>
    </Dialog>
  );
}
