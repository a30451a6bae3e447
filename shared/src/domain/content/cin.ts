/** A CIN: `IT`, six digits for the municipality, two signs for the type, up to eight more (art. 13-ter DL 145/2023). */
const USUAL = /^IT\d{6}[A-Z0-9]{2}[A-Z0-9]{1,8}$/;

/** Normalises a code for storing: no blanks, upper case. */
export function tidyCin(typed: string): string {
  return typed.replace(/\s/g, '').toUpperCase();
}

/** Whether a normalised code has the usual form; others are stored all the same. */
export function isUsualCin(cin: string): boolean {
  return USUAL.test(cin);
}
