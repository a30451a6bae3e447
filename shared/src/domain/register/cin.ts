/** What it looks like as the ministry gives it out: country, province and municipality, kind, number. */
const USUAL = /^IT\d{6}[A-Z0-9]{2}[A-Z0-9]{1,8}$/;

/** The national identification code (CIN) of an accommodation as it is kept: without blanks, upper case. */
export function cleanCin(typed: string): string {
  return typed.replace(/\s/g, '').toUpperCase();
}

/** Whether a cleaned code looks as such codes do (art. 13-ter DL 145/2023); one that does not may be right all the same. */
export function isUsualCin(cin: string): boolean {
  return USUAL.test(cin);
}
