import { say } from '@approdo/shared/words/say';
import type { Caller } from '../../../../http/calls/handler.ts';
import { conflict } from '../../../../http/problems.ts';
import { type GuestStay, hasHold, type InstantCandidate } from '../../../stays/stays/index.ts';
import type { BookingChange, BookingNeeds } from '../booking-change.ts';
import { findDeposit, judgeInstant } from './judge-instant.ts';

const MINUTE = 60_000;

/** How much longer a hold may last, in milliseconds: a payment page is open for half an hour. */
const PAYMENT_PAGE_MS = 32 * MINUTE;

type Needs = Pick<BookingNeeds, 'areChannelsUpToDate' | 'readCardDeposit'>;

type InstantRequest = Omit<InstantCandidate, 'caller'> & {
  readonly caller: Caller;
  /** Whether some portal just failed to answer. */
  readonly isPortalSilent: boolean;
};

/** The fields of a request that is confirmed at once. */
export type ConfirmedAtOnce = Pick<
  GuestStay,
  'status' | 'isInstant' | 'confirmedAt' | 'heldUntil' | 'heldAtMost' | 'expiresAt' | 'expiryWarningAt'
>;

/**
 * Decides in the transaction of the request; undefined if the owner must answer it. Throws 409 if other days are
 * already held for the account.
 */
export async function confirmAtOnce(
  { trx, clock, limits }: BookingChange,
  { isPortalSilent, ...candidate }: InstantRequest,
  { areChannelsUpToDate, readCardDeposit }: Needs,
): Promise<ConfirmedAtOnce | undefined> {
  if (!candidate.rules.isOn || isPortalSilent) return undefined;
  const reasons = await judgeInstant(trx, candidate, { areChannelsUpToDate, limits });
  if (reasons.length > 0) return undefined;
  const deposit = await findDeposit(trx, candidate, readCardDeposit);
  if (deposit !== undefined && (await hasHold(trx, candidate.caller.userId))) throw conflict(say('alreadyHolding'));
  const now = clock.now();
  return {
    status: 'CONFIRMED',
    isInstant: true,
    confirmedAt: now.toISOString(),
    ...(deposit === undefined ? NOT_HELD : holdFor(candidate.rules.holdMinutes, now)),
    expiresAt: null,
    expiryWarningAt: null,
  };
}

const NOT_HELD = { heldUntil: null, heldAtMost: null };

function holdFor(minutes: number, now: Date) {
  const until = now.getTime() + minutes * MINUTE;
  return { heldUntil: new Date(until).toISOString(), heldAtMost: new Date(until + PAYMENT_PAGE_MS).toISOString() };
}
