import { ApiError } from '@approdo/shared/client';
import type { Booking } from '@approdo/shared/contract/bookings/booking';
import { type BookingMessage, newBookingMessage } from '@approdo/shared/contract/messages/conversations';
import { formatInstantDateTime, type LocalDate, todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { addressIn } from '@approdo/shared/domain/base/language/language-address';
import { isConversationOpen, MAX_MESSAGE_LENGTH } from '@approdo/shared/domain/messages/conversation';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { z } from 'zod';
import { findStorage } from '../../../browser/find-storage.ts';
import { makeKey } from '../../../browser/make-key.ts';
import { createDraftStore } from '../../../storage/saved-drafts.ts';
import { Banner } from '../../../ui/banner.tsx';
import buttons from '../../../ui/button.module.css';
import { TextAreaField } from '../../../ui/field.tsx';
import thread from '../../../ui/thread.module.css';
import { MESSAGES_ID } from '../../bookings/own/messages-id.ts';
import { DraftNote } from '../../forms/draft-note.tsx';
import { DRAFT_LIFETIME_MS } from '../../forms/use-draft.ts';
import { readWith, textOf, useSubmission } from '../../forms/use-submission.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { conversationCalls } from './conversation-client.ts';
import styles from './messages-part.module.css';
import type { Conversation } from './use-conversation.ts';

const fields = z.object({ text: z.string(), key: z.string() });

const NOTHING = { text: '', key: '' };

type ShownConversation = {
  readonly booking: Booking;
  readonly messages: Conversation['messages'];
  readonly today: LocalDate;
};

/** Whether there is anything to read or to write. */
export function isConversationShown({ booking, messages, today }: ShownConversation): boolean {
  return messages?.length !== 0 || isConversationOpen({ ...booking, hasAccount: true }, today);
}

type Props = {
  readonly booking: Booking;
  readonly conversation: Conversation;
  /** Other ways to reach the owner. */
  readonly children?: ReactNode;
};

/** The conversation with the owner, and the field to write in. */
export function MessagesPart({ booking, conversation, children }: Props) {
  const { forms, stayMessages: words } = useTexts();
  const { messages, hasFailed, end } = conversation;
  const today = todayInRome(new Date());
  const isOpen = isConversationOpen({ ...booking, hasAccount: true }, today);
  if (!isConversationShown({ booking, messages, today })) return null;
  return (
    <section className={styles.part} id={MESSAGES_ID} aria-labelledby="stay-messages">
      <h3 id="stay-messages">{words.title}</h3>
      {children}
      {!messages && <p>{hasFailed ? words.loadFailed : forms.moment}</p>}
      {messages?.length === 0 && <p>{words.none}</p>}
      {messages && messages.length > 0 && <Thread messages={messages} />}
      <div ref={end} />
      {isOpen ? <MessageForm id={booking.id} conversation={conversation} /> : <p>{words.closed}</p>}
    </section>
  );
}

function Thread({ messages }: { readonly messages: readonly BookingMessage[] }) {
  const { language, stayMessages: words } = useTexts();
  return (
    <div role="log" aria-labelledby="stay-messages">
      <ol className={thread.list}>
        {messages.map(({ id, from, text, createdAt, readAt }) => (
          <li key={id} data-mine={from === 'GUEST' || undefined}>
            <p className={thread.text}>{text}</p>
            <p className={thread.about}>
              {words.from[from]} · <time dateTime={createdAt}>{formatInstantDateTime(createdAt, language)}</time>
              {from === 'GUEST' && readAt !== null && ` · ${words.read}`}
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}

const UNCONFIRMED = 403;

type FormProps = { readonly id: string; readonly conversation: Conversation };

function MessageForm({ id, conversation: { add, load } }: FormProps) {
  const { language, forms, stayMessages: words } = useTexts();
  const { text, key, isStored, change, clear } = useMessageDraft(id);
  const { formRef, faults, failure, refusedWith, isSending, onSubmit } = useSubmission({
    read: (form) => readWith(newBookingMessage, { text: textOf(form, 'text'), key: key || undefined }),
    send: async (body) => {
      try {
        add(await conversationCalls.write({ params: { id }, body }));
        clear();
      } catch (cause) {
        // It may have been closed meanwhile, or be full.
        if (cause instanceof ApiError) await load();
        throw cause;
      }
    },
    failureText: words.failed,
  });
  return (
    <form className={styles.form} method="post" noValidate aria-label={words.text} ref={formRef} onSubmit={onSubmit}>
      {failure && (
        <Banner kind="error" isAnswer>
          <p>{failure}</p>
          {refusedWith === UNCONFIRMED && (
            <a href={addressIn(language, '/resend-confirmation')}>{forms.askForConfirmation}</a>
          )}
        </Banner>
      )}
      <TextAreaField
        label={words.text}
        name="text"
        rows={3}
        required
        maxLength={MAX_MESSAGE_LENGTH}
        readOnly={isSending}
        value={text}
        onChange={({ target }) => change(target.value)}
        error={faults.text}
      />
      <button type="submit" className={buttons.button} aria-disabled={isSending}>
        {isSending ? forms.sending : words.send}
      </button>
      <DraftNote isSaved={isStored} clear={clear} formRef={formRef} />
    </form>
  );
}

/**
 * A draft of a booking's message, saved until it is sent, even through a reload. Its key changes with its text, so that
 * sending it again, after an unknown outcome, stores it once.
 */
function useMessageDraft(bookingId: string) {
  const store = useMemo(
    () =>
      createDraftStore({
        storage: findStorage('localStorage'),
        key: `message:${bookingId}`,
        fields,
        lifetimeMs: DRAFT_LIFETIME_MS,
      }),
    [bookingId],
  );
  const [draft, setDraft] = useState(NOTHING);
  const [isStored, setStored] = useState(false);

  useEffect(() => {
    const take = () => {
      const saved = store.read(new Date())?.fields;
      setDraft(saved ?? NOTHING);
      setStored(saved !== undefined);
    };
    take();
    return store.follow(take);
  }, [store]);

  function clear(): void {
    store.forget();
    setDraft(NOTHING);
    setStored(false);
  }

  return {
    ...draft,
    isStored,
    change(text: string): void {
      if (text === '') {
        clear();
        return;
      }
      const next = { text, key: makeKey() };
      setDraft(next);
      setStored(store.save({ fields: next }, new Date()));
    },
    clear,
  };
}
