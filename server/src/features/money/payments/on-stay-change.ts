import { sayEuros } from '@approdo/shared/domain/base/money/money';
import { say } from '@approdo/shared/words/say';
import { conflict } from '../../../http/problems.ts';
import type { GuestStay, OnStayChange } from '../../stays/stays/index.ts';
import { closeCheckouts } from './cards/close-checkouts.ts';
import type { StoredPrice } from './payments.table.ts';
import { askForRemainder, dropInstalments, makePlan, planPayments, repriceForEdit } from './plan-payments.ts';
import { agreeOnPrice, quotePrice, readPrices } from './price-stay.ts';
import { repriceForChoices } from './reprice-for-choices.ts';

/** Keeps prices, instalments and checkout pages in step with the stay; notifies nobody. */
export const reconcileMoney: OnStayChange = async (change) => {
  const { trx, clock } = change;
  const now = clock.now();
  if (change.kind === 'ENTERED' && change.total !== null) {
    await agreeOnPrice(trx, change.after, { total: change.total, now });
  } else if (change.before === null) {
    const prices = await readPrices(trx, change.after);
    const price = await quotePrice(trx, change.after, { ...prices, now });
    if (change.kind !== 'ENTERED') requireExpected(price, change);
  }
  if (change.kind === 'HELD') await makePlan(change, change.after, clock.today());
  if (change.kind === 'EXTRAS_CHANGED') await repriceForChoices(change, change);
  if (change.kind === 'EDITED') {
    const isPending = change.after.status === 'PENDING';
    await repriceForEdit(trx, { ...change, isPending }, { now, today: clock.today() });
  }
  if (change.kind === 'CANCELLED' || change.kind === 'REMOVED') await closeCheckouts(change, change.before.id);
  if (change.kind === 'LAPSED') {
    await closeCheckouts(change, change.before.id);
    await dropInstalments(trx, change.before.id);
  }
};

type PriceExpectation = { readonly after: GuestStay; readonly expectedTotal: number | null | undefined };

/** Throws 409 with the total where the guest saw another one. */
function requireExpected({ total }: StoredPrice, { after, expectedTotal }: PriceExpectation): void {
  if (expectedTotal === undefined || expectedTotal === total) return;
  const message =
    total === null ? say('priceByAgreementNow') : say('priceChanged', { price: sayEuros(total, after.language) });
  throw conflict(message, { total });
}

/** Plans the instalments of a confirmed stay, and asks its guest for them. */
export const askForMoney: OnStayChange = async (change) => {
  const today = change.clock.today();
  if (change.kind === 'CONFIRMED' && change.after.isInstant) await askForRemainder(change, change.after, today);
  else if (change.kind === 'CONFIRMED' || change.kind === 'BOOKED') await planPayments(change, change.after, today);
  if (change.kind !== 'ENTERED') return;
  // A guest who is not to be notified is treated as one without an address: letters are skipped.
  const recipient = change.isGuestNotified ? change.after : { ...change.after, guestEmail: null };
  await planPayments(change, recipient, today);
};
