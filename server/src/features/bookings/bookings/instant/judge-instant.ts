import type { QuoteAnswer } from '@approdo/shared/contract/prices/quote';
import { daysBetween } from '@approdo/shared/domain/base/date/local-date';
import { decideInstant, type InstantReason } from '@approdo/shared/domain/prices/instant';
import { countNights } from '@approdo/shared/domain/stays/stay';
import type { Clock } from '../../../../adapters/clock.ts';
import type { Database } from '../../../../db/database.ts';
import type { Reader } from '../../../../db/transaction.ts';
import type { Limits } from '../../../base/limits/index.ts';
import { getProperty } from '../../../content/property/index.ts';
import { areDaysFree, hadStay, type InstantAsked } from '../../../stays/stays/index.ts';
import type { BookingNeeds } from '../booking-change.ts';

type JudgeNeeds = Pick<BookingNeeds, 'areChannelsSure' | 'readCardDeposit'> & {
  readonly clock: Clock;
  readonly limits: Limits;
};

/** A stay that no booking has yet. */
const NOBODYS = '';

/** Every reason to ask the owner first, by the facts as the reader has them; with none, the stay is confirmed at once. */
export async function judgeInstant(
  reader: Reader,
  { stay, asOf, caller, ...asked }: InstantAsked,
  { areChannelsSure, limits }: Pick<JudgeNeeds, 'areChannelsSure' | 'limits'>,
): Promise<readonly InstantReason[]> {
  const property = await getProperty(reader);
  return decideInstant({
    ...asked,
    nights: countNights(stay),
    daysAhead: daysBetween(asOf, stay.startDate),
    hadStay: caller !== undefined && (await hadStay(reader, caller.userId, asOf)),
    isTaken: !(await areDaysFree(reader, { ...stay, id: NOBODYS }, property)),
    areChannelsSure: await areChannelsSure(reader),
    lapsedHolds: caller ? await limits.countIn(reader, 'lapsedHoldByUser', caller.userId) : 0,
    isOwner: caller?.role === 'ADMIN',
  });
}

/** The part of the price to pay by card while the days are held, in cents; undefined where they need not be held. */
export async function findDeposit(
  reader: Reader,
  { stay, asOf, total, rules }: Pick<InstantAsked, 'stay' | 'asOf' | 'total' | 'rules'>,
  readCardDeposit: BookingNeeds['readCardDeposit'],
): Promise<number | undefined> {
  if (rules.deposit !== 'CARD' || total === null) return undefined;
  return await readCardDeposit(reader, { total, since: asOf, arrival: stay.startDate });
}

/** Tells whether a quoted stay would be confirmed at once; portals are not read for it, their last state counts. */
export function createInstantTeller({
  database,
  readCardDeposit,
  ...needs
}: JudgeNeeds & { readonly database: Database }) {
  return async (asked: InstantAsked): Promise<NonNullable<QuoteAnswer['instant']>> => {
    const reasons = await judgeInstant(database, asked, needs);
    const amount = await findDeposit(database, asked, readCardDeposit);
    return {
      canBe: reasons.length === 0,
      reasons: [...reasons],
      deposit: amount === undefined ? null : { amount, minutes: asked.rules.holdMinutes },
    };
  };
}
