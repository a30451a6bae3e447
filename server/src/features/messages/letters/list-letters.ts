import type { StayLetter, StayLetterState } from '@approdo/shared/contract/messages/stay-letters';
import { isComplete, TIMED_LETTERS, type TimedLetter, timeLetter } from '@approdo/shared/domain/messages/timed-letters';
import type { Reader } from '../../../db/transaction.ts';
import { listStatuses } from '../../content/mail/index.ts';
import { type GuestStay, listSentLetters, type SentLetter } from '../../stays/stays/index.ts';
import type { LetterTimes } from './letter-times.ts';
import { isSkipped } from './timed-letters.ts';

type Needs = {
  readonly times: LetterTimes;
  readonly now: Date;
  readonly titleOf: (kind: string) => string;
};

/** The letters sent to the guest, in order, and then the timed ones to come. */
export async function listLetters(reader: Reader, stay: GuestStay, needs: Needs): Promise<StayLetter[]> {
  const sentLetters = await listSentLetters(reader, stay.id);
  const states = await listStatuses(
    reader,
    sentLetters.flatMap(({ mailId }) => mailId ?? []),
  );
  const stateOf = (letter: SentLetter) => stateIn(states, letter);
  const others = sentLetters
    .filter(({ letter }) => !isTimed(letter))
    .map((letter) => ({
      kind: letter.letter,
      title: needs.titleOf(letter.letter),
      state: stateOf(letter),
      dueAt: null,
      sentAt: letter.sentAt,
    }));
  const known = TIMED_LETTERS.filter(
    (letter) => letter !== 'CHECK_IN' || needs.times.CHECK_IN.isOn || sentLetters.some((one) => one.letter === letter),
  );
  const timed = known.map(async (letter) => {
    const before = sentLetters.find((one) => one.letter === letter);
    return await viewTimed(reader, { letter, stay, before: before && { ...before, state: stateOf(before) } }, needs);
  });
  return [...others, ...(await Promise.all(timed))];
}

type Timed = {
  readonly letter: TimedLetter;
  readonly stay: GuestStay;
  readonly before: (SentLetter & { readonly state: StayLetterState }) | undefined;
};

async function viewTimed(reader: Reader, timed: Timed, { times, now, titleOf }: Needs): Promise<StayLetter> {
  const { letter, stay, before } = timed;
  const time = times[letter];
  const { dueAt } = timeLetter(letter, { stay, time }, now);
  return {
    kind: letter,
    title: titleOf(letter),
    state: await stateOfTimed(reader, timed, { time, now }),
    dueAt: time.isOn ? dueAt.toISOString() : null,
    sentAt: before?.sentAt ?? null,
  };
}

async function stateOfTimed(
  reader: Reader,
  { letter, stay, before }: Timed,
  { time, now }: { readonly time: LetterTimes[TimedLetter]; readonly now: Date },
): Promise<StayLetterState> {
  const known = before && { day: before.day, isSkipped: before.mailId === null };
  if (before && (isComplete(letter, stay, known) || !time.isOn)) return before.state;
  if (!time.isOn || stay.status !== 'CONFIRMED' || (await isSkipped(reader, letter, stay))) return 'SKIPPED';
  return timeLetter(letter, { stay, time }, now).state === 'LATE' ? 'SKIPPED' : 'PLANNED';
}

/** The letter's state. A mail that the outbox no longer has was sent, deleted before that, or only ever a file. */
function stateIn(states: Awaited<ReturnType<typeof listStatuses>>, { mailId, sentAt }: SentLetter): StayLetterState {
  const status = states.find(({ id }) => id === mailId)?.status;
  return status ?? (sentAt === null ? 'SKIPPED' : 'SENT');
}

function isTimed(kind: string): kind is TimedLetter {
  const timed: readonly string[] = TIMED_LETTERS;
  return timed.includes(kind);
}
