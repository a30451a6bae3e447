import type { Booking } from '@approdo/shared/contract/stay/bookings';
import { type BookingMessage, newBookingMessage } from '@approdo/shared/contract/stay/conversations';
import { formatInstantDateTime, type LocalDate } from '@approdo/shared/domain/date/local-date';
import { isConversationOpen } from '@approdo/shared/domain/stay/conversation';
import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import { makeKey } from '../../../../make-key.ts';
import thread from '../../../../ui/thread.module.css';
import { sayThisFirst } from '../../../feedback/failure.ts';
import { QueryFaces } from '../../../feedback/query-faces.tsx';
import { FormProblem } from '../../../form/form-problem.tsx';
import { FormWindow } from '../../../form/form-window.tsx';
import { SubmitButton } from '../../../form/submit-button.tsx';
import { useForm } from '../../../form/use-form.ts';
import { sayDates, sayParty, sayWho } from '../../../format/describe-booking.ts';
import { useConversation, useSettleConversation, useWriteMessage } from '../../../resources/use-conversation.ts';
import { CONVERSATION } from '../../../texts/conversation.ts';

const SETTLE_HINT_ID = 'conversation-settle-hint';
const NARROW = '(max-width: 40em)';

type Props = { readonly booking: Booking; readonly today: LocalDate; readonly onClose: () => void };

/** What guest and owner write to each other of a booking: opening it reads what is new. */
export function ConversationWindow({ booking, today, onClose }: Props) {
  const query = useConversation(booking.id);
  const form = useMessageForm(booking.id);
  const settle = useSettleConversation(booking.id);
  const upTo = query.data?.findLast(({ from }) => from === 'GUEST')?.id;
  const isWaiting = upTo !== undefined && (booking.unanswered ?? 0) > 0;
  const isNarrow = useMediaQuery(NARROW, undefined, { getInitialValueInEffect: false });
  const isOpen = isConversationOpen({ ...booking, hasAccount: true }, today);
  return (
    <FormWindow
      title={CONVERSATION.title(sayWho(booking))}
      onClose={form.leaveBy(onClose)}
      size="lg"
      fullScreen={isNarrow}
    >
      <Stack>
        <Text c="dimmed">{[sayDates(booking), sayParty(booking)].join(' · ')}</Text>
        <QueryFaces query={query} failure={CONVERSATION.loadFailed}>
          {(messages) => <ConversationPart messages={messages} />}
        </QueryFaces>
        {isOpen ? (
          <form {...form.props}>
            <Stack align="start">
              <FormProblem problem={form.problem} />
              <Textarea
                w="100%"
                label={CONVERSATION.text}
                autosize
                minRows={2}
                maxRows={10}
                data-autofocus={isNarrow ? undefined : true}
                {...form.field('text')}
              />
              <Group>
                <SubmitButton isSaving={form.isSaving}>{CONVERSATION.send}</SubmitButton>
                {isWaiting && (
                  <Button
                    variant="default"
                    aria-describedby={SETTLE_HINT_ID}
                    aria-disabled={settle.isPending}
                    data-disabled={settle.isPending}
                    onClick={() => !settle.isPending && upTo !== undefined && settle.mutate({ upTo })}
                  >
                    {CONVERSATION.settle}
                  </Button>
                )}
              </Group>
              {isWaiting && (
                <Text size="sm" c="dimmed" id={SETTLE_HINT_ID}>
                  {CONVERSATION.settleHint}
                </Text>
              )}
            </Stack>
          </form>
        ) : (
          <Text>{CONVERSATION.closed}</Text>
        )}
      </Stack>
    </FormWindow>
  );
}

/** Its key goes with what it says: what is sent again, not knowing whether it arrived, arrives once. */
function useMessageForm(bookingId: string) {
  const write = useWriteMessage();
  const tried = useRef({ text: '', key: '' });

  function keyFor(text: string): string {
    if (tried.current.text !== text || tried.current.key === '') tried.current = { text, key: makeKey() };
    return tried.current.key;
  }

  return useForm({
    schema: newBookingMessage,
    start: { text: '' },
    again: { text: '' },
    read: ({ text }) => ({ text, key: keyFor(text) }),
    save: async (body) => {
      await write.mutateAsync({ params: { id: bookingId }, body });
      tried.current = { text: '', key: '' };
    },
    describe: (fault) => sayThisFirst(fault, CONVERSATION.failed),
  });
}

/** What guest and owner wrote, the newest below, where it is looked at first. */
function ConversationPart({ messages }: { readonly messages: readonly BookingMessage[] }) {
  const end = useRef<HTMLDivElement>(null);
  const newest = messages.at(-1)?.id;
  useEffect(() => {
    if (newest !== undefined) end.current?.scrollIntoView({ block: 'nearest' });
  }, [newest]);

  if (messages.length === 0) return <Text c="dimmed">{CONVERSATION.none}</Text>;
  return (
    <div role="log" aria-label={CONVERSATION.thread}>
      <ol className={thread.list}>
        {messages.map(({ id, from, text, createdAt, readAt }) => (
          <li key={id} data-mine={from === 'OWNER' || undefined}>
            <p className={thread.text}>{text}</p>
            <p className={thread.about}>
              {CONVERSATION.from[from]} · <time dateTime={createdAt}>{formatInstantDateTime(createdAt)}</time>
              {from === 'OWNER' && readAt !== null && ` · ${CONVERSATION.read}`}
            </p>
          </li>
        ))}
      </ol>
      <div ref={end} />
    </div>
  );
}
