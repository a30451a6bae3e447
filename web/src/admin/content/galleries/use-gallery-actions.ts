import { type Gallery, galleries } from '@approdo/shared/contract/content/galleries';
import { useAction } from '../../kit/feedback/use-action.ts';
import { useRowActions } from '../../kit/feedback/use-row-actions.ts';
import { useSave } from '../../kit/feedback/use-save.ts';
import { GALLERIES, GALLERY_ACTIONS, GALLERY_FORM, REMOVE_GALLERY } from './texts.ts';

/** The actions of a gallery: make it the default, and delete it. */
export function useGalleryActions() {
  return useRowActions<Gallery>({
    change: {
      run: ({ id, version }, call) => call(galleries.edit, { params: { id }, body: { isDefault: true }, version }),
      success: () => GALLERY_ACTIONS.madeDefault,
      describe: GALLERY_ACTIONS.changeFailed,
    },
    remove: {
      run: ({ id }, call) => call(galleries.remove, { params: { id } }),
      question: ({ name }) => ({
        title: REMOVE_GALLERY.title,
        text: REMOVE_GALLERY.text(name),
        action: GALLERIES.remove,
      }),
      success: () => GALLERY_ACTIONS.removed,
      describe: GALLERY_ACTIONS.removeFailed,
    },
  });
}

/** Puts a library file, by its name, after the other pictures of a gallery, where it is not there yet. */
export function useAddPicture({ id, version, images }: Gallery): (file: string) => void {
  return useAction({
    run: (file: string, call) =>
      call(galleries.edit, { params: { id }, body: { images: [...new Set([...images, file])] }, version }),
    success: () => GALLERY_ACTIONS.added,
    describe: GALLERY_ACTIONS.changeFailed,
  }).mutate;
}

export function useSaveGallery(id: string | undefined) {
  return useSave({ id, create: galleries.create, edit: galleries.edit, success: GALLERY_FORM.saved });
}
