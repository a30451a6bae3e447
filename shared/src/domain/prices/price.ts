import { MAX_AMOUNT } from '../base/money/amount.ts';
import type { Quote } from './quote.ts';
import { MAX_PRICE_LINES, type NightsLine, type QuoteLine, type QuotePart } from './quote-line.ts';

export const PRICE_LINE_KINDS = ['STAY', 'CLEANING', 'LINEN', 'EXTRA', 'DISCOUNT'] as const;
type PriceLineKind = (typeof PRICE_LINE_KINDS)[number];

/** What a stay costs, line by line, in cents; a discount alone is below zero. */
export type PriceLine = {
  readonly kind: PriceLineKind;
  readonly label: string;
  readonly amount: number;
  /** Of a line of the price list: which of its nights, so that it can be called so in any language. */
  readonly nights?: Omit<NightsLine, 'kind'> | undefined;
  /** Of a line of the price list that is neither nights nor a fee: what it tells of, to the same end. */
  readonly part?: KeptPart | undefined;
};

type KeptPart = Exclude<QuotePart, { readonly kind: 'nights' | 'cleaning' | 'linen' }>;

/** What the lines of a price come to, in cents. */
export function totalOf(lines: readonly Pick<PriceLine, 'amount'>[]): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}

/** What keeps lines from being a price, in Italian; undefined where nothing does. */
export function findPriceFault(lines: readonly Pick<PriceLine, 'kind' | 'amount'>[]): string | undefined {
  if (lines.length === 0) return 'Il prezzo deve avere almeno una voce';
  if (lines.length > MAX_PRICE_LINES) return `Il prezzo può avere al massimo ${MAX_PRICE_LINES} voci`;
  if (lines.some(({ kind, amount }) => kind !== 'DISCOUNT' && amount < 0)) return 'Solo uno sconto può essere negativo';
  if (lines.some(({ kind, amount }) => kind === 'DISCOUNT' && amount > 0)) return 'Uno sconto non può essere positivo';
  const total = totalOf(lines);
  if (total < 0) return 'Gli sconti superano il prezzo';
  return total > MAX_AMOUNT ? 'Il prezzo è troppo alto' : undefined;
}

/** A quote as the lines of a price: those alone that are not by agreement where it is. */
export function linesOfQuote({ lines }: Pick<Quote, 'lines'>, label: (line: QuoteLine) => string): PriceLine[] {
  return lines.map((line) => {
    const { amount, ...part } = line;
    return { kind: KIND_OF_LINE[part.kind], label: label(line), amount, ...keptOf(part) };
  });
}

/** The line of a price list that a line still is, by its label in Italian; undefined where the owner wrote it. */
export function listedLine(line: PriceLine, label: (line: QuoteLine) => string): QuoteLine | undefined {
  const { kind, amount, nights, part } = line;
  const listed = { STAY: nights && { kind: 'nights' as const, ...nights, amount }, ...fees(amount) };
  const plain = kind === 'STAY' || kind === 'CLEANING' || kind === 'LINEN' ? listed[kind] : undefined;
  const found = part ? { ...part, amount } : plain;
  return found && label(found) === line.label ? found : undefined;
}

/** What kind of price a line of a quote is. */
export const KIND_OF_LINE = {
  nights: 'STAY',
  short: 'STAY',
  guests: 'STAY',
  minimum: 'STAY',
  discount: 'DISCOUNT',
  cleaning: 'CLEANING',
  linen: 'LINEN',
  extra: 'EXTRA',
} as const satisfies Readonly<Record<QuotePart['kind'], PriceLineKind>>;

/** What is kept of it beside its label; fees are known by their kind. */
function keptOf(part: QuotePart): Pick<PriceLine, 'nights' | 'part'> {
  if (part.kind === 'cleaning' || part.kind === 'linen') return {};
  if (part.kind !== 'nights') return { part };
  const { kind: _, ...nights } = part;
  return { nights };
}

function fees(amount: number) {
  return { CLEANING: { kind: 'cleaning', amount }, LINEN: { kind: 'linen', amount } } as const;
}
