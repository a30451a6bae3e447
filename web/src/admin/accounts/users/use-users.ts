import type { User } from '@approdo/shared/contract/accounts/auth';
import { users } from '@approdo/shared/contract/accounts/users';
import { useQuery } from '@tanstack/react-query';
import { sayWhatServerSaid } from '../../kit/feedback/failure.ts';
import { useAction } from '../../kit/feedback/use-action.ts';
import { useRemoval } from '../../kit/feedback/use-row-actions.ts';
import { useClient } from '../../session/platform-context.ts';
import { REMOVE_KEYS, REMOVE_USER, USER_ACTIONS } from './texts.ts';
import { ACCESS_SETTINGS_KEY } from './use-access-settings.ts';

const ROWS = { users };
const USERS_KEY = ['users'];

/** Every account, the oldest first. */
export function useUsers() {
  const client = useClient(ROWS);
  return useQuery({ queryKey: USERS_KEY, queryFn: ({ signal }) => client.users.list({ signal }) });
}

/** Opens an account; rejects where the server refuses. */
export function useCreateUser() {
  const client = useClient(ROWS);
  return useAction({ run: client.users.create, reloads: [USERS_KEY], success: () => USER_ACTIONS.created });
}

/** Changes an account; rejects where the server refuses. */
export function useEditUser() {
  const client = useClient(ROWS);
  return useAction({ run: client.users.update, reloads: [USERS_KEY], success: () => USER_ACTIONS.saved });
}

/** Deletes an account, after asking; which ones stay is for the server to say. */
export function useRemoveUser() {
  const client = useClient(ROWS);
  return useRemoval<User>({
    run: ({ id }) => client.users.remove({ params: { id } }),
    reloads: [USERS_KEY],
    question: ({ name }) => ({ title: REMOVE_USER.title, text: REMOVE_USER.text(name), action: USER_ACTIONS.remove }),
    success: () => USER_ACTIONS.removed,
    describe: (fault) => sayWhatServerSaid(fault, USER_ACTIONS.removeFailed),
  });
}

/** Leaves another account with its password alone, after asking. */
export function useRemoveKeys() {
  const client = useClient(ROWS);
  return useRemoval<Pick<User, 'id' | 'name'>>({
    run: ({ id }) => client.users.removeKeys({ params: { id } }),
    reloads: [USERS_KEY, ACCESS_SETTINGS_KEY],
    question: ({ name }) => ({ title: REMOVE_KEYS.title(name), text: REMOVE_KEYS.text, action: REMOVE_KEYS.action }),
    success: () => REMOVE_KEYS.done,
    describe: (fault) => sayWhatServerSaid(fault, REMOVE_KEYS.failed),
  });
}
