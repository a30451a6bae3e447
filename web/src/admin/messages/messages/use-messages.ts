import { type ContactMessage, contact } from '@approdo/shared/contract/messages/messages';
import { useQuery } from '@tanstack/react-query';
import { sayThisFirst } from '../../kit/feedback/failure.ts';
import { useRowActions } from '../../kit/feedback/use-row-actions.ts';
import { useClient } from '../../session/platform-context.ts';
import { TODAY_KEY } from '../../stays/stays/index.ts';
import { MESSAGE_ACTIONS, REMOVE_MESSAGE } from './texts.ts';

const ROWS = { contact };
const MESSAGES_KEY = ['contact'];

/** What visitors wrote to the owner, the newest first. */
export function useMessages() {
  const client = useClient(ROWS);
  return useQuery({ queryKey: MESSAGES_KEY, queryFn: ({ signal }) => client.contact.list({ signal }) });
}

/** What the buttons of a message do: to mark it as answered or not, and to delete it. */
export function useMessageActions() {
  const client = useClient(ROWS);
  return useRowActions<ContactMessage>({
    reloads: [MESSAGES_KEY, TODAY_KEY],
    change: {
      run: ({ id, answered, version }) =>
        client.contact.mark({ params: { id }, body: { answered: !answered }, version }),
      success: ({ answered }) => (answered ? MESSAGE_ACTIONS.reopened : MESSAGE_ACTIONS.marked),
      describe: (fault) => sayThisFirst(fault, MESSAGE_ACTIONS.markFailed),
    },
    remove: {
      run: ({ id }) => client.contact.remove({ params: { id } }),
      question: ({ name }) => ({
        title: REMOVE_MESSAGE.title,
        text: REMOVE_MESSAGE.text(name),
        action: MESSAGE_ACTIONS.remove,
      }),
      success: () => MESSAGE_ACTIONS.removed,
      describe: (fault) => sayThisFirst(fault, MESSAGE_ACTIONS.removeFailed),
    },
  });
}
