import { type ContactMessage, contact } from '@approdo/shared/contract/messages/messages';
import { describeFailure } from '../../kit/feedback/failure.ts';
import { useRowActions } from '../../kit/feedback/use-row-actions.ts';
import { MESSAGE_ACTIONS, REMOVE_MESSAGE } from './texts.ts';

/** The actions on a message: mark it as answered or open, and delete it. */
export function useMessageActions() {
  return useRowActions<ContactMessage>({
    change: {
      run: ({ id, answered, version }, call) =>
        call(contact.mark, { params: { id }, body: { answered: !answered }, version }),
      success: ({ answered }) => (answered ? MESSAGE_ACTIONS.reopened : MESSAGE_ACTIONS.marked),
      describe: (fault) => describeFailure(fault, MESSAGE_ACTIONS.markFailed),
    },
    remove: {
      run: ({ id }, call) => call(contact.remove, { params: { id } }),
      question: ({ name }) => ({
        title: REMOVE_MESSAGE.title,
        text: REMOVE_MESSAGE.text(name),
        action: MESSAGE_ACTIONS.remove,
      }),
      success: () => MESSAGE_ACTIONS.removed,
      describe: (fault) => describeFailure(fault, MESSAGE_ACTIONS.removeFailed),
    },
  });
}
