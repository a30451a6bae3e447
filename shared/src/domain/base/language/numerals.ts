import { ITALIAN, type Language } from './language.ts';

/** Separators of thousands and decimals. French separates thousands by a narrow no-break space. */
const MARKS: Readonly<Record<Language, { readonly thousands: string; readonly decimals: string }>> = {
  it: { thousands: '.', decimals: ',' },
  en: { thousands: ',', decimals: '.' },
  de: { thousands: '.', decimals: ',' },
  fr: { thousands: '\u202F', decimals: ',' },
};

/** `1.234.567` of the digits of a whole number. */
export function groupThousands(digits: string, language: Language): string {
  return digits.replace(/\B(?=(?:\d{3})+$)/g, MARKS[language].thousands);
}

/** `4,75` of `4` and `75`. */
export function separateDecimals(whole: string, decimals: string, language: Language): string {
  return `${whole}${MARKS[language].decimals}${decimals}`;
}

/** A small number with at most one decimal: `4,7`, and `5` for 4.96. */
export function formatTenths(number: number, language: Language = ITALIAN): string {
  const [whole = '', decimals] = String(Math.round(number * 10) / 10).split('.');
  return decimals ? separateDecimals(whole, decimals, language) : whole;
}
