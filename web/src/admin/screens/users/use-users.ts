import type { User } from '@approdo/shared/contract/auth';
import { users } from '@approdo/shared/contract/users';
import { useQuery } from '@tanstack/react-query';
import { useConfirm } from '../../feedback/confirm.tsx';
import { sayWhatServerSaid } from '../../feedback/failure.ts';
import { useAction } from '../../feedback/use-action.ts';
import { useClient } from '../../session/platform-context.ts';
import { REMOVE_USER, USER_ACTIONS } from '../../texts/users.ts';

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
  const confirm = useConfirm();
  const remove = useAction({
    run: ({ user: { id } }: { readonly user: User }) => client.users.remove({ params: { id } }),
    reloads: [USERS_KEY],
    success: () => USER_ACTIONS.removed,
    describe: (fault) => sayWhatServerSaid(fault, USER_ACTIONS.removeFailed),
  });
  return {
    isBusy: ({ id }: User) => remove.isPending && remove.variables.user.id === id,
    remove: async (user: User) => {
      const { title, text } = REMOVE_USER;
      if (await confirm({ title, text: text(user.name), action: USER_ACTIONS.remove })) remove.mutate({ user });
    },
  };
}
