import { type Gallery, galleries } from '@approdo/shared/contract/content/galleries';
import { sayWhatServerSaid } from '../../kit/feedback/failure.ts';
import { useRowActions } from '../../kit/feedback/use-row-actions.ts';
import { useSave } from '../../kit/feedback/use-save.ts';
import { useClient } from '../../session/platform-context.ts';
import { GALLERIES_KEY } from '../records/index.ts';
import { GALLERIES, GALLERY_ACTIONS, GALLERY_FORM, REMOVE_GALLERY } from './texts.ts';

const ROWS = { galleries };

/** What the buttons of a gallery do: to make it the default one, and to delete it. */
export function useGalleryActions() {
  const client = useClient(ROWS);
  return useRowActions<Gallery>({
    reloads: [GALLERIES_KEY],
    change: {
      run: ({ id, version }) => client.galleries.edit({ params: { id }, body: { isDefault: true }, version }),
      success: () => GALLERY_ACTIONS.madeDefault,
      describe: (fault) => sayWhatServerSaid(fault, GALLERY_ACTIONS.changeFailed),
    },
    remove: {
      run: ({ id }) => client.galleries.remove({ params: { id } }),
      question: ({ name }) => ({
        title: REMOVE_GALLERY.title,
        text: REMOVE_GALLERY.text(name),
        action: GALLERIES.remove,
      }),
      success: () => GALLERY_ACTIONS.removed,
      describe: (fault) => sayWhatServerSaid(fault, GALLERY_ACTIONS.removeFailed),
    },
  });
}

export function useSaveGallery(id: string | undefined) {
  const { create, edit } = useClient(ROWS).galleries;
  return useSave({ id, create, edit, reloads: [GALLERIES_KEY], success: GALLERY_FORM.saved });
}
