import { pages } from '@approdo/shared/contract/content/pages';
import { useRead } from '../../session/use-read.ts';

/** Every page, drafts too, newest first. */
export function usePages() {
  return useRead(pages.listAll);
}
