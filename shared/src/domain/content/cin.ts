/** The form of a CIN: `IT`, the municipality's six digits, two signs of the kind, up to eight of the house (art. 13-ter DL 145/2023). */
const USUAL = /^IT\d{6}[A-Z0-9]{2}[A-Z0-9]{1,8}$/;

/** The code as it is kept: without blanks, in capitals. */
export function tidyCin(typed: string): string {
  return typed.replace(/\s/g, '').toUpperCase();
}

/** Whether a tidy code has the form that codes have; another is kept all the same. */
export function isUsualCin(cin: string): boolean {
  return USUAL.test(cin);
}
