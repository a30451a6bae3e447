import { findStorage } from '../../../browser/find-storage.ts';
import { hasKeptDraft } from '../../../kept/kept-drafts.ts';
import { useSession } from '../../session/session-context.ts';

/** Whether something was begun and never saved, such as `post:new`; looked up each time that the component is drawn. */
export function useHasKeptDraft(subject: string): boolean {
  const { user } = useSession();
  return hasKeptDraft(findStorage('localStorage'), `${user.id}:${subject}`);
}
