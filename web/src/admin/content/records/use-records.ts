import { galleries } from '@approdo/shared/contract/content/galleries';
import { pages } from '@approdo/shared/contract/content/pages';
import { useRead } from '../../session/use-read.ts';

/** Every page, drafts too, newest first. */
export function usePages() {
  return useRead(pages.listAll);
}

/** Every gallery, the default one first. */
export function useGalleries() {
  return useRead(galleries.list);
}
