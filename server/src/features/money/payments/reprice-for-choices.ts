import { isSameWish } from '@approdo/shared/domain/prices/choose-extras';
import { findPriceFault, linesOfQuote, type PriceLine, totalOf } from '@approdo/shared/domain/prices/price';
import type { PriceBook } from '@approdo/shared/domain/prices/price-book';
import { countPersons } from '@approdo/shared/domain/prices/price-rules';
import { priceExtras, priceLinen } from '@approdo/shared/domain/prices/quote';
import { countNights } from '@approdo/shared/domain/stays/stay';
import { invalidFields } from '../../../http/problems.ts';
import type { GuestStay, StayTransaction } from '../../stays/stays/index.ts';
import type { StoredPrice } from './payments.table.ts';
import { replan } from './plan-payments.ts';
import { listLabel, quotePrice, readPrices } from './price-stay.ts';
import { addPrice, findPrice } from './prices.repository.ts';

const REASON = 'Extra scelti dall’ospite';

type Choice = { readonly before: GuestStay; readonly after: GuestStay };

/**
 * Reprices a stay whose extras or linen changed: a request that the owner never priced is quoted anew. Otherwise only
 * those lines change, in a new edition, and the instalments follow. Stays without a stored price are left alone.
 */
export async function repriceForChoices(
  { trx, clock }: Pick<StayTransaction, 'trx' | 'clock'>,
  { before, after }: Choice,
): Promise<void> {
  const price = await findPrice(trx, after.id);
  if (!price) return;
  const prices = await readPrices(trx, after);
  const now = clock.now();
  if (after.status === 'PENDING' && !price.isAgreed) {
    await quotePrice(trx, after, { ...prices, now });
    return;
  }
  const lines = changeLines(price, { before, after }, prices.book);
  const { linen, extras } = after;
  const total = price.total === null ? null : totalOf(lines);
  await addPrice(trx, after.id, {
    ...price,
    lines,
    total,
    linen,
    extras,
    reason: REASON,
    createdAt: now.toISOString(),
  });
  await replan(trx, { stay: after, formerArrival: after.startDate, today: clock.today() });
}

/** Untouched lines keep their amounts, even agreed ones. Throws 400 where the result is no longer a valid price. */
function changeLines(price: StoredPrice, { before, after }: Choice, book: PriceBook): PriceLine[] {
  const isOther = before.linen !== after.linen;
  const unchanged = price.lines.filter(
    (line) => !(isOther && line.kind === 'LINEN') && !isDropped(line, { before, after }),
  );
  const guests = { guests: after.numberOfGuests, children: after.children };
  const about = { nights: countNights(after), persons: countPersons(guests, book.rules) };
  const linen = isOther && after.linen ? [priceLinen(after.startDate, book, about)] : [];
  const chosen = after.extras.filter((extra) => !before.extras.some((former) => isSameWish(former, extra)));
  const lines = [
    ...unchanged.filter(({ kind }) => kind !== 'EXTRA'),
    ...linesOfQuote({ lines: linen }, listLabel),
    ...unchanged.filter(({ kind }) => kind === 'EXTRA'),
    ...linesOfQuote({ lines: priceExtras(chosen, about) }, listLabel),
  ];
  const fault = price.total === null ? undefined : findPriceFault(lines);
  if (fault !== undefined) throw invalidFields({ extras: fault });
  return lines;
}

/** Whether a line is for an extra that the stay dropped, or now has in another quantity. */
function isDropped({ part }: PriceLine, { before, after }: Choice): boolean {
  if (part?.kind !== 'extra') return false;
  const had = before.extras.find(({ id }) => id === part.id);
  return had !== undefined && !after.extras.some((extra) => isSameWish(had, extra));
}
