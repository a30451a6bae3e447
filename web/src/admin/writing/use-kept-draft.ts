import { useSession } from '../session/session-context.ts';
import { hasKeptDraft } from './kept-drafts.ts';

/** Whether something was begun and never saved, such as `post:new`; looked up each time that the component is drawn. */
export function useHasKeptDraft(subject: string): boolean {
  const { user } = useSession();
  return hasKeptDraft(localStorage, `${user.id}:${subject}`);
}
