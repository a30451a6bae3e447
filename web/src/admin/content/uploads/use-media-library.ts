import { mediaLibrary } from '@approdo/shared/contract/content/media';
import { useRead } from '../../session/use-read.ts';

/** The whole library, newest first. */
export function useMediaLibrary() {
  return useRead(mediaLibrary.list);
}
