import { galleries } from '@approdo/shared/contract/content/galleries';
import { useRead } from '../../session/use-read.ts';

/** Every gallery, the default one first. */
export function useGalleries() {
  return useRead(galleries.list);
}
