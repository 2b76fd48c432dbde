import { cardPageTexts } from '../../../messages/page/cards.ts';
import { frameTexts } from '../../../messages/page/frame.ts';
import { api, sentenceOf } from '../../api/index.ts';
import { lang } from '../../app/i18n.ts';
import { notify, notifyError } from '../../app/toasts.tsx';
import { loadCatalogue } from '../../stores/catalogue.ts';

/** Deletes one of the player's own cards and offers to bring it back. */
export async function removeCard(name: string): Promise<void> {
  try {
    const { removed } = await api.cards.remove({ names: [name] });
    await loadCatalogue();
    notify({
      text: cardPageTexts[lang()].removed(name),
      action: {
        label: frameTexts[lang()].undo,
        run: () =>
          void api.cards
            .put({ cards: removed })
            .then(loadCatalogue)
            .catch((error) => notifyError(sentenceOf(error))),
      },
    });
  } catch (error) {
    notifyError(sentenceOf(error));
  }
}

/** Sets or takes off the player's picture of a card. */
export async function changePicture(name: string, file: File | null): Promise<void> {
  try {
    if (file) await api.cards.setPicture({ name, file });
    else await api.cards.removePicture({ name });
  } catch (error) {
    notifyError(sentenceOf(error));
  }
}
