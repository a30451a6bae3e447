import { PRICE_LINE_KINDS, type PriceLine } from '../prices/price.ts';

type Lines = readonly Pick<PriceLine, 'kind' | 'amount' | 'part'>[];

type Brought = { readonly name: string; readonly quantity: number; readonly amount: number };

/** What the lines of some prices come to, in cents; of extras those that the owner offers, the one that brought most first. */
export type IncomeByLine = {
  readonly lines: Readonly<Record<PriceLine['kind'], number>>;
  readonly extras: readonly Brought[];
};

/** Adds up the prices of stays by kind of line: the five add up to their totals. */
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
  return { lines, extras: gatherExtras(all) };
}

/** One that was renamed meanwhile is told by each of its names. */
function gatherExtras(lines: Lines): Brought[] {
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
