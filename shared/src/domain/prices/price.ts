import { MAX_AMOUNT } from '../base/money/amount.ts';
import type { Quote } from './quote.ts';
import { MAX_PRICE_LINES, type NightsLine, type QuoteLine, type QuotePart } from './quote-line.ts';

export const PRICE_LINE_KINDS = ['STAY', 'CLEANING', 'LINEN', 'EXTRA', 'DISCOUNT'] as const;
type PriceLineKind = (typeof PRICE_LINE_KINDS)[number];

/** A line of the price of a stay, in cents; only a discount is negative. */
export type PriceLine = {
  readonly kind: PriceLineKind;
  readonly label: string;
  readonly amount: number;
  /** For a line of nights of the price list: which nights, to label it in any language. */
  readonly nights?: Omit<NightsLine, 'kind'> | undefined;
  /** For a line of the price list that is neither nights nor a fee: its content, for the same purpose. */
  readonly part?: StoredPart | undefined;
};

type StoredPart = Exclude<QuotePart, { readonly kind: 'nights' | 'cleaning' | 'linen' }>;

/** The sum of the lines, in cents. */
export function totalOf(lines: readonly Pick<PriceLine, 'amount'>[]): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}

/** Why these lines are not a valid price, in Italian; undefined if they are. */
export function findPriceFault(lines: readonly Pick<PriceLine, 'kind' | 'amount'>[]): string | undefined {
  if (lines.length === 0) return 'Il prezzo deve avere almeno una voce';
  if (lines.length > MAX_PRICE_LINES) return `Il prezzo può avere al massimo ${MAX_PRICE_LINES} voci`;
  if (lines.some(({ kind, amount }) => kind !== 'DISCOUNT' && amount < 0)) return 'Solo uno sconto può essere negativo';
  if (lines.some(({ kind, amount }) => kind === 'DISCOUNT' && amount > 0)) return 'Uno sconto non può essere positivo';
  const total = totalOf(lines);
  if (total < 0) return 'Gli sconti superano il prezzo';
  return total > MAX_AMOUNT ? 'Il prezzo è troppo alto' : undefined;
}

/** The lines of a quote as price lines; if it is by agreement, only the extras have prices. */
export function linesOfQuote({ lines }: Pick<Quote, 'lines'>, label: (line: QuoteLine) => string): PriceLine[] {
  return lines.map((line) => {
    const { amount, ...part } = line;
    return { kind: KIND_OF_LINE[part.kind], label: label(line), amount, ...storedPartOf(part) };
  });
}

/** The quote line that a price line still is, by its Italian label; undefined if the owner wrote it. */
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

/** What is stored besides the label; fees are identified by their kind. */
function storedPartOf(part: QuotePart): Pick<PriceLine, 'nights' | 'part'> {
  if (part.kind === 'cleaning' || part.kind === 'linen') return {};
  if (part.kind !== 'nights') return { part };
  const { kind: _, ...nights } = part;
  return { nights };
}

function fees(amount: number) {
  return { CLEANING: { kind: 'cleaning', amount }, LINEN: { kind: 'linen', amount } } as const;
}
