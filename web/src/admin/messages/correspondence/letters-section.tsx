import type { Booking } from '@approdo/shared/contract/bookings/booking';
import { type StayLetter, stayLetters } from '@approdo/shared/contract/messages/stay-letters';
import { formatInstantDateTime } from '@approdo/shared/domain/base/date/local-date';
import { Button, Group, Stack, Switch, Text } from '@mantine/core';
import { useState } from 'react';
import { useConfirm } from '../../kit/feedback/confirm.tsx';
import { QueryStates } from '../../kit/feedback/query-states.tsx';
import { Window } from '../../kit/feedback/window.tsx';
import kit from '../../kit/styles/kit.module.css';
import { useRead } from '../../session/use-read.ts';
import { sayWho } from '../../stays/stays/index.ts';
import { STAY_LETTERS, usePauseLetters, useSendLetter, useStayLetters } from '../mail/index.ts';

const SENDABLE = ['BOOKING_CONFIRMED', 'ARRIVAL', 'THANKS'];

type Props = { readonly booking: Booking };

/** The letters sent to a guest around her stay, and those to come. */
export function LettersSection({ booking }: Props) {
  const query = useStayLetters(booking.id);
  const pause = usePauseLetters(booking.id);
  return (
    <QueryStates query={query} failure={STAY_LETTERS.loadFailed}>
      {({ letters, isPaused }) => (
        <Stack>
          <Switch
            label={STAY_LETTERS.pause}
            description={STAY_LETTERS.pauseHint}
            checked={isPaused}
            disabled={pause.isPending}
            onChange={({ currentTarget }) => pause.mutate({ isPaused: currentTarget.checked })}
          />
          <Letters booking={booking} letters={letters} />
        </Stack>
      )}
    </QueryStates>
  );
}

/** The letters with their states; each can be previewed. */
function Letters({ booking, letters }: Props & { readonly letters: readonly StayLetter[] }) {
  const [selected, setSelected] = useState<StayLetter>();
  const send = useSendLetter(booking.id);
  const confirm = useConfirm();

  async function askToSend(letter: StayLetter): Promise<void> {
    const ask = letter.state === 'SENT' ? STAY_LETTERS.sendAgainQuestion : STAY_LETTERS.sendQuestion;
    const action = sayAction(letter);
    const text = ask(letter.title, sayWho(booking));
    if (await confirm({ title: action, text, action, isHarmless: true })) send.mutate({ kind: letter.kind });
  }

  return (
    <>
      <ol className={`${kit.grid} ${kit.plainList}`} style={{ gap: '0.75rem' }} aria-label={STAY_LETTERS.list}>
        {letters.map((letter) => (
          <Group component="li" key={letter.kind} gap="0.5rem" justify="space-between">
            <div>
              <p className={`${kit.strong} ${kit.flush} ${kit.wrapAnywhere}`} id={`letter-${letter.kind}`}>
                {letter.title}
              </p>
              <Text size="sm" c="dimmed">
                {sayLetterState(letter)}
              </Text>
            </div>
            <Group gap="xs">
              <Button
                size="xs"
                variant="default"
                aria-describedby={`letter-${letter.kind}`}
                onClick={() => setSelected(letter)}
              >
                {STAY_LETTERS.preview}
              </Button>
              {booking.status === 'CONFIRMED' && SENDABLE.includes(letter.kind) && (
                <Button
                  size="xs"
                  variant={letter.state === 'SENT' ? 'default' : 'filled'}
                  aria-describedby={`letter-${letter.kind}`}
                  aria-disabled={send.isPending}
                  data-disabled={send.isPending}
                  onClick={() => !send.isPending && void askToSend(letter)}
                >
                  {sayAction(letter)}
                </Button>
              )}
            </Group>
          </Group>
        ))}
      </ol>
      {selected && <Preview bookingId={booking.id} letter={selected} onClose={() => setSelected(undefined)} />}
    </>
  );
}

function sayAction({ state }: StayLetter): string {
  return state === 'SENT' ? STAY_LETTERS.sendAgain : STAY_LETTERS.send;
}

function sayLetterState({ state, dueAt, sentAt }: StayLetter): string {
  if (state === 'PLANNED' && dueAt !== null) return STAY_LETTERS.planned(formatInstantDateTime(dueAt));
  if (state === 'SENT' && sentAt !== null) return STAY_LETTERS.sent(formatInstantDateTime(sentAt));
  return STAY_LETTERS.states[state];
}

type PreviewProps = { readonly bookingId: string; readonly letter: StayLetter; readonly onClose: () => void };

/** A letter as the guest would read it. */
function Preview({ bookingId, letter, onClose }: PreviewProps) {
  const query = useRead(stayLetters.preview, { params: { id: bookingId, kind: letter.kind } });
  return (
    <Window title={STAY_LETTERS.previewOf(letter.title)} onClose={onClose} size="lg">
      <QueryStates query={query} failure={STAY_LETTERS.previewFailed}>
        {({ subject, body }) => (
          <article>
            <p className={`${kit.strong} ${kit.flush} ${kit.wrapAnywhere}`}>{subject}</p>
            <p className={kit.preformatted}>{body.trim()}</p>
          </article>
        )}
      </QueryStates>
    </Window>
  );
}
