import { MAX_AMOUNT } from '../money/amount.ts';

/** Cents, negative where money goes back, and `EUR` or another code or sign as written. */
type Amount = { readonly cents: number; readonly currency: string };

const EURO = 'EUR';

/** More characters than any amount has, its currency included. */
const MAX_LENGTH = 40;

const CURRENCY = String.raw`\p{L}{0,3}\p{Sc}|\p{L}{2,4}\.?`;

/** `€ -1 234,50`, `(80,00)`, `1234.5 EUR`: a sign, a currency on either side, and figures between. */
const AMOUNT = new RegExp(String.raw`^([-+−–]?) ?(${CURRENCY})? ?([-+−–]?) ?(\d[\d.,' ]*?) ?(${CURRENCY})?$`, 'u');

/** Decimals after the last separator: any number of digits but three. */
const WITH_DECIMALS = /^(.*\d)[.,](\d{1,2}|\d{4,})$/;

/** Digits alone, or in groups of three with the same separator throughout. */
const WHOLE = /^(?:\d+|[1-9]\d{0,2}([.,' ])\d{3}(?:\1\d{3})*)$/;

/**
 * Reads an amount in any notation of MOVING.md, section 5: `1.234,50`, `1,234.50` and `€ 1 234,50` are 123450 cents,
 * `1.234` is 123400. Half a cent is rounded away from zero. Undefined where it is no amount, as `12,34,5`, or above the
 * maximum of any amount. A number of a spreadsheet has no notation and is taken by its value.
 */
export function readAmount(told: string | number): Amount | undefined {
  // Eight decimals hide what binary fractions add: 1.005 is half a cent above a euro.
  const text = typeof told === 'number' ? told.toFixed(8) : told.trim();
  if (text.length > MAX_LENGTH) return undefined;
  const inParentheses = /^\((.*)\)$/s.exec(text)?.[1];
  const plain = (inParentheses ?? text).replaceAll(/\s+/g, ' ').replaceAll('’', "'").trim();
  const [, sign = '', before, innerSign = '', figures, after] = AMOUNT.exec(plain) ?? [];
  if (figures === undefined || (sign !== '' && innerSign !== '')) return undefined;
  const cents = readFigures(figures);
  if (cents === undefined || cents > MAX_AMOUNT) return undefined;
  const isNegative = inParentheses !== undefined || /[-−–]/.test(sign + innerSign);
  return { cents: isNegative && cents !== 0 ? -cents : cents, currency: currencyOf(before, after) };
}

/** `EUR` for the euro in any spelling and for nothing, else the code or sign: `USD`, `$`. */
export function nameCurrency(written: string): string {
  const name = written.trim().toUpperCase();
  return ['', '€', 'EURO', EURO].includes(name) ? EURO : name;
}

function currencyOf(before = '', after = ''): string {
  const [first, second] = [nameCurrency(before), nameCurrency(after)];
  return first === EURO ? second : first;
}

function readFigures(figures: string): number | undefined {
  const [, whole = figures, decimals = ''] = WITH_DECIMALS.exec(figures) ?? [];
  if (!WHOLE.test(whole)) return undefined;
  const digits = decimals.padEnd(3, '0');
  const euros = Number(whole.replaceAll(/\D/g, ''));
  return euros * 100 + Number(digits.slice(0, 2)) + (digits.charAt(2) >= '5' ? 1 : 0);
}
