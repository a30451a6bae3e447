import { homepage } from '@approdo/shared/contract/content/homepage';
import { useRead } from '../../session/use-read.ts';

/** The name of the site and its hero. */
export function useHomepage() {
  return useRead(homepage.get);
}
