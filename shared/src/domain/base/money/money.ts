import { ITALIAN, type Language } from '../language/language.ts';
import { groupThousands, separateDecimals } from '../language/numerals.ts';

/** Keeps the euro sign on the line of its number. */
const NO_BREAK_SPACE = '\u00A0';

/**
 * Cents as guests read them, with a no-break space: `444 €` where whole, else `444,29 €`. Throws on a fraction of a cent.
 */
export function sayEuros(cents: number, language: Language = ITALIAN): string {
  return cents % 100 === 0 ? formatWholeEuros(cents / 100, language) : formatEuros(cents, language);
}

/**
 * Cents as papers and the back office have them, always with two decimals and a no-break space: `1.660,00 €`, the same on
 * every machine. Throws on a fraction of a cent.
 */
export function formatEuros(cents: number, language: Language = ITALIAN): string {
  const digits = String(Math.abs(requireWhole(cents))).padStart(3, '0');
  const euros = groupThousands(digits.slice(0, -2), language);
  return withSigns(separateDecimals(euros, digits.slice(-2), language), cents < 0, language);
}

/** Whole euros, as price lists have them, with a no-break space: `1.050 €`. Throws on a fraction of a euro. */
export function formatWholeEuros(euros: number, language: Language = ITALIAN): string {
  const digits = String(Math.abs(requireWhole(euros)));
  return withSigns(groupThousands(digits, language), euros < 0, language);
}

function withSigns(amount: string, isNegative: boolean, language: Language): string {
  const minus = isNegative ? '-' : '';
  return language === 'en' ? `${minus}€${amount}` : `${minus}${amount}${NO_BREAK_SPACE}€`;
}

function requireWhole(amount: number): number {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not a whole amount: ${amount}`);
  return amount;
}
