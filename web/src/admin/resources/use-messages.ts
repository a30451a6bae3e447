import { type ContactMessage, contact } from '@approdo/shared/contract/contact';
import { useQuery } from '@tanstack/react-query';
import { useConfirm } from '../feedback/confirm.tsx';
import { sayThisFirst } from '../feedback/failure.ts';
import { useAction } from '../feedback/use-action.ts';
import { useClient } from '../session/platform-context.ts';
import { MESSAGE_ACTIONS, REMOVE_MESSAGE } from '../texts/messages.ts';

const ROWS = { contact };
const MESSAGES_KEY = ['contact'];

/** What visitors wrote to the owner, the newest first. */
export function useMessages() {
  const client = useClient(ROWS);
  return useQuery({ queryKey: MESSAGES_KEY, queryFn: ({ signal }) => client.contact.list({ signal }) });
}

/** What the buttons of a message do. Deleting asks first. */
export function useMessageActions() {
  const client = useClient(ROWS);
  const confirm = useConfirm();

  const mark = useAction({
    run: ({ message, answered }: { readonly message: ContactMessage; readonly answered: boolean }) =>
      client.contact.mark({ params: { id: message.id }, body: { answered }, version: message.version }),
    reloads: [MESSAGES_KEY],
    success: ({ answered }) => (answered ? MESSAGE_ACTIONS.marked : MESSAGE_ACTIONS.reopened),
    describe: (fault) => sayThisFirst(fault, MESSAGE_ACTIONS.markFailed),
  });
  const remove = useAction({
    run: ({ message }: { readonly message: ContactMessage }) => client.contact.remove({ params: { id: message.id } }),
    reloads: [MESSAGES_KEY],
    success: () => MESSAGE_ACTIONS.removed,
    describe: (fault) => sayThisFirst(fault, MESSAGE_ACTIONS.removeFailed),
  });

  return {
    isBusy: ({ id }: ContactMessage) => [mark, remove].some((it) => it.isPending && it.variables.message.id === id),
    mark: (message: ContactMessage, answered: boolean) => mark.mutate({ message, answered }),
    remove: async (message: ContactMessage) => {
      const isSure = await confirm({
        title: REMOVE_MESSAGE.title,
        text: REMOVE_MESSAGE.text(message.name),
        action: MESSAGE_ACTIONS.remove,
      });
      if (isSure) remove.mutate({ message });
    },
  };
}

export type MessageActions = ReturnType<typeof useMessageActions>;
