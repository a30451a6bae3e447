import type { Booking } from '@approdo/shared/contract/bookings/booking';
import { type BookingMessage, conversations, newBookingMessage } from '@approdo/shared/contract/messages/conversations';
import { formatInstantDateTime, type LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { isConversationOpen } from '@approdo/shared/domain/messages/conversation';
import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import thread from '../../../ui/thread.module.css';
import { describeFailure } from '../../kit/feedback/failure.ts';
import { QueryStates } from '../../kit/feedback/query-states.tsx';
import { useWrite } from '../../kit/feedback/use-action.ts';
import { FormProblem } from '../../kit/form/form-problem.tsx';
import { SubmitButton } from '../../kit/form/submit-button.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { useTextKey } from '../../kit/form/use-text-key.ts';
import { emailOf } from '../../stays/stays/index.ts';
import { CONVERSATION } from './texts.ts';
import { useConversation, useReadConversation, useResolveConversation } from './use-conversation.ts';
import { useOnceSeen } from './use-once-seen.ts';

const RESOLVE_HINT_ID = 'conversation-settle-hint';

/** How long a message must be on the screen to count as read. */
const READ_AFTER_MS = 1000;

type Props = { readonly booking: Booking; readonly today: LocalDate };

/** The conversation between guest and owner about a booking. */
export function ConversationSection({ booking, today }: Props) {
  const query = useConversation(booking.id);
  return (
    <Stack>
      <QueryStates query={query} failure={CONVERSATION.loadFailed}>
        {(messages) => <ConversationPart bookingId={booking.id} messages={messages} />}
      </QueryStates>
      <WritePart booking={booking} today={today} messages={query.data ?? []} />
    </Stack>
  );
}

/** Whether the owner may write to a booking's guest: her messages are mailed too, so the guest needs an address. */
export function canWriteTo(booking: Booking, today: LocalDate): boolean {
  return emailOf(booking) !== undefined && isConversationOpen({ ...booking, hasAccount: true }, today);
}

type WritePartProps = Props & { readonly messages: readonly BookingMessage[] };

function WritePart({ booking, today, messages }: WritePartProps) {
  const form = useMessageForm(booking.id);
  const resolve = useResolveConversation(booking.id);
  const upTo = messages.findLast(({ from }) => from === 'GUEST')?.id;
  const isWaiting = upTo !== undefined && (booking.unanswered ?? 0) > 0;
  if (!canWriteTo(booking, today)) {
    return <Text>{emailOf(booking) === undefined ? CONVERSATION.noEmail : CONVERSATION.closed}</Text>;
  }
  return (
    <form {...form.props}>
      <Stack align="start">
        <FormProblem problem={form.problem} />
        <Textarea w="100%" label={CONVERSATION.text} autosize minRows={2} maxRows={10} {...form.field('text')} />
        <Group>
          <SubmitButton isSaving={form.isSaving}>{CONVERSATION.send}</SubmitButton>
          {isWaiting && (
            <Button
              variant="default"
              aria-describedby={RESOLVE_HINT_ID}
              aria-disabled={resolve.isPending}
              data-disabled={resolve.isPending}
              onClick={() => !resolve.isPending && upTo !== undefined && resolve.mutate({ upTo })}
            >
              {CONVERSATION.resolve}
            </Button>
          )}
        </Group>
        {isWaiting && (
          <Text size="sm" c="dimmed" id={RESOLVE_HINT_ID}>
            {CONVERSATION.resolveHint}
          </Text>
        )}
      </Stack>
    </form>
  );
}

function useMessageForm(bookingId: string) {
  const write = useWrite(conversations.write, { success: () => CONVERSATION.sent });
  const key = useTextKey();
  return useForm({
    schema: newBookingMessage,
    start: { text: '' },
    draftAfterSave: { text: '' },
    read: ({ text }) => ({ text, key: key.of(text) }),
    save: async (body) => {
      await write.mutateAsync({ params: { id: bookingId }, body });
      key.renew();
    },
    describe: (fault) => describeFailure(fault, CONVERSATION.failed),
  });
}

type PartProps = { readonly bookingId: string; readonly messages: readonly BookingMessage[] };

/** The messages, newest below; new ones are read once the last was on the screen for a second. */
function ConversationPart({ bookingId, messages }: PartProps) {
  const read = useReadConversation(bookingId);
  const unread = messages.findLast(({ from, readAt }) => from === 'GUEST' && readAt === null)?.id;
  const lastUnread = useOnceSeen<HTMLLIElement>(unread, { afterMs: READ_AFTER_MS, onSeen: read });

  if (messages.length === 0) return <Text c="dimmed">{CONVERSATION.none}</Text>;
  return (
    <div role="log" aria-label={CONVERSATION.thread}>
      <ol className={thread.list}>
        {messages.map(({ id, from, text, createdAt, readAt }) => (
          <li key={id} data-mine={from === 'OWNER' || undefined} ref={id === unread ? lastUnread : undefined}>
            <p className={thread.text}>{text}</p>
            <p className={thread.about}>
              {CONVERSATION.from[from]} · <time dateTime={createdAt}>{formatInstantDateTime(createdAt)}</time>
              {from === 'OWNER' && readAt !== null && ` · ${CONVERSATION.read}`}
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
