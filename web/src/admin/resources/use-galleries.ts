import { type Gallery, galleries } from '@approdo/shared/contract/gallery';
import { useQuery } from '@tanstack/react-query';
import { useConfirm } from '../feedback/confirm.tsx';
import { sayWhatServerSaid } from '../feedback/failure.ts';
import { useAction } from '../feedback/use-action.ts';
import { useClient } from '../session/platform-context.ts';
import { GALLERIES, GALLERY_ACTIONS, GALLERY_FORM, REMOVE_GALLERY } from '../texts/galleries.ts';

const ROWS = { galleries };
const GALLERIES_KEY = ['galleries'];

/** Every gallery, the default one first. */
export function useGalleries() {
  const client = useClient(ROWS);
  return useQuery({ queryKey: GALLERIES_KEY, queryFn: ({ signal }) => client.galleries.list({ signal }) });
}

/** What the buttons of a gallery do. */
export function useGalleryActions() {
  const client = useClient(ROWS);
  const confirm = useConfirm();
  const makeDefault = useAction({
    run: ({ id, version }: Gallery) => client.galleries.edit({ params: { id }, body: { isDefault: true }, version }),
    reloads: [GALLERIES_KEY],
    success: () => GALLERY_ACTIONS.madeDefault,
    describe: (fault) => sayWhatServerSaid(fault, GALLERY_ACTIONS.changeFailed),
  });
  const remove = useAction({
    run: ({ id }: Gallery) => client.galleries.remove({ params: { id } }),
    reloads: [GALLERIES_KEY],
    success: () => GALLERY_ACTIONS.removed,
    describe: (fault) => sayWhatServerSaid(fault, GALLERY_ACTIONS.removeFailed),
  });
  return {
    isBusy: ({ id }: Gallery) =>
      [makeDefault, remove].some(({ isPending, variables }) => isPending && variables.id === id),
    makeDefault: (gallery: Gallery) => makeDefault.mutate(gallery),
    remove: async (gallery: Gallery) => {
      const isSure = await confirm({
        title: REMOVE_GALLERY.title,
        text: REMOVE_GALLERY.text(gallery.name),
        action: GALLERIES.remove,
      });
      if (isSure) remove.mutate(gallery);
    },
  };
}

export type GalleryActions = ReturnType<typeof useGalleryActions>;

/** Both reject where the server refuses. */
export function useSaveGallery() {
  const client = useClient(ROWS);
  const shared = { reloads: [GALLERIES_KEY], success: () => GALLERY_FORM.saved };
  return {
    create: useAction({ run: client.galleries.create, ...shared }),
    edit: useAction({ run: client.galleries.edit, ...shared }),
  };
}
