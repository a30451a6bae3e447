import { findStorage } from '../../../browser/find-storage.ts';
import { hasSavedDraft } from '../../../storage/saved-drafts.ts';
import { useSession } from '../../session/session-context.ts';

/** Whether a draft is saved under a key such as `post:new`; read at each render. */
export function useHasSavedDraft(subject: string): boolean {
  const { user } = useSession();
  return hasSavedDraft(findStorage('localStorage'), `${user.id}:${subject}`);
}
