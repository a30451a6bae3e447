import type { User } from '@approdo/shared/contract/accounts/auth';
import { users } from '@approdo/shared/contract/accounts/users';
import { useWrite } from '../../kit/feedback/use-action.ts';
import { useRemoval } from '../../kit/feedback/use-row-actions.ts';
import { useRead } from '../../session/use-read.ts';
import { REMOVE_KEYS, REMOVE_USER, USER_ACTIONS } from './texts.ts';

/** Every account, oldest first. */
export function useUsers() {
  return useRead(users.list);
}

/** Opens an account; rejects if the server refuses. */
export function useCreateUser() {
  return useWrite(users.create, { success: () => USER_ACTIONS.created });
}

/** Changes an account; rejects if the server refuses. */
export function useEditUser() {
  return useWrite(users.update, { success: () => USER_ACTIONS.saved });
}

/** Deletes an account, after asking; the server decides which ones must stay. */
export function useRemoveUser() {
  return useRemoval<User>({
    run: ({ id }, call) => call(users.remove, { params: { id } }),
    question: ({ name }) => ({ title: REMOVE_USER.title, text: REMOVE_USER.text(name), action: USER_ACTIONS.remove }),
    success: () => USER_ACTIONS.removed,
    describe: USER_ACTIONS.removeFailed,
  });
}

/** Removes another account's proofs but its password, after asking. */
export function useRemoveKeys() {
  return useRemoval<Pick<User, 'id' | 'name'>>({
    run: ({ id }, call) => call(users.removeKeys, { params: { id } }),
    question: ({ name }) => ({ title: REMOVE_KEYS.title(name), text: REMOVE_KEYS.text, action: REMOVE_KEYS.action }),
    success: () => REMOVE_KEYS.done,
    describe: REMOVE_KEYS.failed,
  });
}
