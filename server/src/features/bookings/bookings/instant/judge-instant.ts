import type { QuoteAnswer } from '@approdo/shared/contract/prices/quote';
import { daysBetween } from '@approdo/shared/domain/base/date/local-date';
import { decideInstant, type InstantReason } from '@approdo/shared/domain/prices/instant';
import { countNights } from '@approdo/shared/domain/stays/stay';
import type { Clock } from '../../../../adapters/clock.ts';
import type { Database } from '../../../../db/database.ts';
import type { Reader } from '../../../../db/transaction.ts';
import type { Limits } from '../../../base/limits/index.ts';
import { getProperty } from '../../../content/property/index.ts';
import { areDaysFree, hadStay, type InstantCandidate } from '../../../stays/stays/index.ts';
import type { BookingNeeds } from '../booking-change.ts';

type JudgeNeeds = Pick<BookingNeeds, 'areChannelsUpToDate' | 'readCardDeposit'> & {
  readonly clock: Clock;
  readonly limits: Limits;
};

/** The id of a stay that is not booked yet. */
const NO_BOOKING = '';

/** Every reason why the owner must answer first; with none, the stay is confirmed at once. */
export async function judgeInstant(
  reader: Reader,
  { stay, asOf, caller, ...candidate }: InstantCandidate,
  { areChannelsUpToDate, limits }: Pick<JudgeNeeds, 'areChannelsUpToDate' | 'limits'>,
): Promise<readonly InstantReason[]> {
  const property = await getProperty(reader);
  return decideInstant({
    ...candidate,
    nights: countNights(stay),
    daysAhead: daysBetween(asOf, stay.startDate),
    hasPastStay: caller !== undefined && (await hadStay(reader, caller.userId, asOf)),
    isTaken: !(await areDaysFree(reader, { ...stay, id: NO_BOOKING }, property)),
    areChannelsUpToDate: await areChannelsUpToDate(reader),
    expiredHolds: caller ? await limits.countIn(reader, 'lapsedHoldByUser', caller.userId) : 0,
    isOwner: caller?.role === 'ADMIN',
  });
}

/** The deposit to pay by card while the days are held, in cents; undefined if no hold is needed. */
export async function findDeposit(
  reader: Reader,
  { stay, asOf, total, rules }: Pick<InstantCandidate, 'stay' | 'asOf' | 'total' | 'rules'>,
  readCardDeposit: BookingNeeds['readCardDeposit'],
): Promise<number | undefined> {
  if (rules.deposit !== 'CARD' || total === null) return undefined;
  return await readCardDeposit(reader, { total, since: asOf, arrival: stay.startDate });
}

/** Checks whether a quoted stay would be confirmed at once, by the last known state of portals. */
export function createInstantCheck({
  database,
  readCardDeposit,
  ...needs
}: JudgeNeeds & { readonly database: Database }) {
  return async (candidate: InstantCandidate): Promise<NonNullable<QuoteAnswer['instant']>> => {
    const reasons = await judgeInstant(database, candidate, needs);
    const amount = await findDeposit(database, candidate, readCardDeposit);
    return {
      canBe: reasons.length === 0,
      reasons: [...reasons],
      deposit: amount === undefined ? null : { amount, minutes: candidate.rules.holdMinutes },
    };
  };
}
