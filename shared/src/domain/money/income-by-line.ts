import { PRICE_LINE_KINDS, type PriceLine } from '../prices/price.ts';

type Lines = readonly Pick<PriceLine, 'kind' | 'amount' | 'part'>[];

type ExtraIncome = { readonly name: string; readonly quantity: number; readonly amount: number };

/** The totals of some prices by line, in cents; extras of the price list by amount, highest first. */
export type IncomeByLine = {
  readonly lines: Readonly<Record<PriceLine['kind'], number>>;
  readonly extras: readonly ExtraIncome[];
};

/** Sums the prices of stays by kind of line: the five add up to the total of the prices. */
export function reportByLine(prices: readonly Lines[]): IncomeByLine {
  const all = prices.flat();
  const sumOf = (kind: PriceLine['kind']) =>
    all.filter((line) => line.kind === kind).reduce((sum, { amount }) => sum + amount, 0);
  const [stay, cleaning, linen, extra, discount] = PRICE_LINE_KINDS;
  const lines = {
    [stay]: sumOf(stay),
    [cleaning]: sumOf(cleaning),
    [linen]: sumOf(linen),
    [extra]: sumOf(extra),
    [discount]: sumOf(discount),
  };
  return { lines, extras: sumExtras(all) };
}

/** An extra that was renamed meanwhile is listed under each of its names. */
function sumExtras(lines: Lines): ExtraIncome[] {
  const listed = lines.flatMap(({ part, amount }) => (part?.kind === 'extra' ? [{ ...part, amount }] : []));
  const byName = Map.groupBy(listed, ({ name }) => name);
  return [...byName]
    .map(([name, some]) => ({
      name,
      quantity: some.reduce((sum, { quantity }) => sum + quantity, 0),
      amount: some.reduce((sum, { amount }) => sum + amount, 0),
    }))
    .toSorted((one, other) => other.amount - one.amount || one.name.localeCompare(other.name, 'it'));
}
