import { mail, type QueuedMail } from '@approdo/shared/contract/content/mail';
import { useConfirm } from '../../kit/feedback/confirm.tsx';
import { describeFailure } from '../../kit/feedback/failure.ts';
import { useWrite } from '../../kit/feedback/use-action.ts';
import { useRowActions } from '../../kit/feedback/use-row-actions.ts';
import { useRead } from '../../session/use-read.ts';
import { HELD_MAIL, MAIL_ACTIONS, REMOVE_MAIL } from './texts/mail.ts';

/** Milliseconds between two looks at queued mail. */
const LOOK_AGAIN_MS = 3000;

/** The mail that was sent or is queued, newest first. */
export function useMail() {
  return useRead(mail.list, { refetchInterval: ({ state }) => (state.data?.some(isQueued) ? LOOK_AGAIN_MS : false) });
}

function isQueued({ status, isInvented }: QueuedMail): boolean {
  return status === 'WAITING' && !isInvented;
}

/** Whether mail is only stored on the server's disk; undefined until known. */
export function useIsWithoutMailServer(): boolean | undefined {
  const { data, isLoading } = useRead(mail.delivery);
  return isLoading ? undefined : data?.way === 'folder';
}

/** Sends a test to whoever is signed in; the answer's id is that of the mail in the list. */
export function useTestMail() {
  return useWrite(mail.test, {
    success: (_, { message }) => message,
    describe: (fault) => describeFailure(fault, MAIL_ACTIONS.testFailed),
  });
}

/** The actions on mail. Deleting asks for confirmation, and so does any action on many. */
export function useMailActions() {
  const confirm = useConfirm();

  const test = useTestMail();
  const { isBusy, change, remove } = useRowActions<QueuedMail>({
    change: {
      run: ({ id }, call) => call(mail.send, { params: { id } }),
      success: () => MAIL_ACTIONS.sending,
      describe: (fault) => describeFailure(fault, MAIL_ACTIONS.sendFailed),
    },
    remove: {
      run: ({ id }, call) => call(mail.remove, { params: { id } }),
      question: ({ title, to, sentAt }) => {
        const text = REMOVE_MAIL.text(title, to.address);
        return {
          title: REMOVE_MAIL.title,
          text: sentAt ? text : `${text} ${REMOVE_MAIL.unsent}`,
          action: MAIL_ACTIONS.remove,
        };
      },
      success: () => MAIL_ACTIONS.removed,
      describe: (fault) => describeFailure(fault, MAIL_ACTIONS.removeFailed),
    },
  });
  const sendHeld = useWrite(mail.sendHeld, {
    success: () => HELD_MAIL.sent,
    describe: (fault) => describeFailure(fault, MAIL_ACTIONS.sendFailed),
  });
  const removeHeld = useWrite(mail.removeHeld, {
    success: () => HELD_MAIL.removed,
    describe: (fault) => describeFailure(fault, MAIL_ACTIONS.removeFailed),
  });

  return {
    isTesting: test.isPending,
    isBusy,
    test: () => test.mutate(undefined),
    send: change,
    remove,
    sendHeld: async (count: number) => {
      const { sendQuestion: title, sendText, send: action } = HELD_MAIL;
      if (await confirm({ title, text: sendText(count), action, isHarmless: true })) sendHeld.mutate(undefined);
    },
    removeHeld: async (count: number) => {
      const { removeQuestion: title, removeText, remove: action } = HELD_MAIL;
      if (await confirm({ title, text: removeText(count), action })) removeHeld.mutate(undefined);
    },
  };
}

export type MailActions = ReturnType<typeof useMailActions>;
