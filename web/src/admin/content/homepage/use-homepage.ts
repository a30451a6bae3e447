import { homepage } from '@approdo/shared/contract/content/homepage';
import { useWrite } from '../../kit/feedback/use-action.ts';
import { useRead } from '../../session/use-read.ts';
import { HOMEPAGE } from './texts.ts';

/** The name of the site and its hero. */
export function useHomepage() {
  return useRead(homepage.get);
}

/** Changes them; rejects where the server refuses. */
export function useEditHomepage() {
  return useWrite(homepage.update, { success: () => HOMEPAGE.saved });
}
