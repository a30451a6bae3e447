import { say } from '@approdo/shared/words/say';
import type { Caller } from '../../../../http/calls/handler.ts';
import { conflict } from '../../../../http/problems.ts';
import { type GuestStay, hasHold, type InstantAsked } from '../../../stays/stays/index.ts';
import type { BookingChange, BookingNeeds } from '../booking-change.ts';
import { findDeposit, judgeInstant } from './judge-instant.ts';

const MINUTE = 60_000;

/** How much longer a hold may last for a payment page, which is open for half an hour. */
const PUT_OFF = 32 * MINUTE;

type Needs = Pick<BookingNeeds, 'areChannelsSure' | 'readCardDeposit'>;

type Asking = Omit<InstantAsked, 'caller'> & {
  readonly caller: Caller;
  /** Whether some portal did not answer just now. */
  readonly isPortalSilent: boolean;
};

/** What a request becomes when it is confirmed at once. */
export type ConfirmedAtOnce = Pick<
  GuestStay,
  'status' | 'isInstant' | 'confirmedAt' | 'heldUntil' | 'heldAtMost' | 'expiresAt' | 'expiryWarningAt'
>;

/**
 * Judges all facts in the transaction of the request; undefined where the owner is to answer it. Throws 409 where other days
 * are held for the account already.
 */
export async function confirmAtOnce(
  { trx, clock, limits }: BookingChange,
  { isPortalSilent, ...asked }: Asking,
  { areChannelsSure, readCardDeposit }: Needs,
): Promise<ConfirmedAtOnce | undefined> {
  if (!asked.rules.isOn || isPortalSilent) return undefined;
  const reasons = await judgeInstant(trx, asked, { areChannelsSure, limits });
  if (reasons.length > 0) return undefined;
  const deposit = await findDeposit(trx, asked, readCardDeposit);
  if (deposit !== undefined && (await hasHold(trx, asked.caller.userId))) throw conflict(say('alreadyHolding'));
  const now = clock.now();
  return {
    status: 'CONFIRMED',
    isInstant: true,
    confirmedAt: now.toISOString(),
    ...(deposit === undefined ? NOT_HELD : holdFor(asked.rules.holdMinutes, now)),
    expiresAt: null,
    expiryWarningAt: null,
  };
}

const NOT_HELD = { heldUntil: null, heldAtMost: null };

function holdFor(minutes: number, now: Date) {
  const until = now.getTime() + minutes * MINUTE;
  return { heldUntil: new Date(until).toISOString(), heldAtMost: new Date(until + PUT_OFF).toISOString() };
}
