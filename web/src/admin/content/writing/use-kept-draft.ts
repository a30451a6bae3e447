import { findStorage } from '../../../browser/find-storage.ts';
import { hasKeptDraft } from '../../../kept/kept-drafts.ts';
import { useSession } from '../../session/session-context.ts';

/** Whether a draft is saved under a key such as `post:new`; read at each render. */
export function useHasKeptDraft(subject: string): boolean {
  const { user } = useSession();
  return hasKeptDraft(findStorage('localStorage'), `${user.id}:${subject}`);
}
