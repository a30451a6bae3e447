/** The length of an IBAN by SEPA country: SWIFT's IBAN registry, EPC409-09. */
const LENGTHS: Readonly<Record<string, number>> = {
  AD: 24,
  AL: 28,
  AT: 20,
  BE: 16,
  BG: 22,
  CH: 21,
  CY: 28,
  CZ: 24,
  DE: 22,
  DK: 18,
  EE: 20,
  ES: 24,
  FI: 18,
  FR: 27,
  GB: 22,
  GI: 23,
  GR: 27,
  HR: 21,
  HU: 28,
  IE: 22,
  IS: 26,
  IT: 27,
  LI: 21,
  LT: 20,
  LU: 20,
  LV: 21,
  MC: 27,
  MD: 24,
  ME: 22,
  MK: 19,
  MT: 31,
  NL: 18,
  NO: 15,
  PL: 28,
  PT: 25,
  RO: 24,
  RS: 22,
  SE: 24,
  SI: 19,
  SK: 24,
  SM: 27,
  VA: 22,
};

/** In SEPA, but outside the European Economic Area: transfers there must name the bank as well. */
const BEYOND_EEA = new Set(['AD', 'AL', 'CH', 'GB', 'GI', 'MC', 'MD', 'ME', 'MK', 'RS', 'SM', 'VA']);

/** An IBAN in its stored form: without spaces, in capitals. */
export function compactIban(text: string): string {
  return text.replaceAll(/\s/g, '').toUpperCase();
}

/** Whether a compact IBAN is from a SEPA country, of that country's length, with valid check digits (ISO 13616). */
export function isIban(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  return LENGTHS[iban.slice(0, 2)] === iban.length && remainderOf97(`${iban.slice(4)}${iban.slice(0, 4)}`) === 1;
}

/** Whether a transfer to it must name the bank's BIC. */
export function needsBic(iban: string): boolean {
  return BEYOND_EEA.has(iban.slice(0, 2));
}

/** Whether it can be a bank's code: eight or eleven letters and digits (ISO 9362). */
export function isBic(text: string): boolean {
  return /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(text);
}

/** An IBAN as people read it, in groups of four. */
export function formatIban(iban: string): string {
  return iban.replaceAll(/(.{4})(?=.)/g, '$1 ');
}

/** The remainder of digits and letters, A being 10 and Z 35, read as one number (ISO 7064, MOD 97-10). */
export function remainderOf97(text: string): number {
  let remainder = 0;
  for (const sign of text) {
    const value = Number.parseInt(sign, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder;
}
