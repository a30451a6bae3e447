/** Italian digits: points between thousands, a comma before cents. */
const WITH_COMMA = /^(-?)(\d+|\d{1,3}(?:\.\d{3})+)(?:,(\d{1,2}))?$/;

/** With a decimal point, as typed on keypads without a comma. */
const WITH_POINT = /^(-?)(\d+)\.(\d{1,2})$/;

/** More digits than any amount has. */
const MAX_LENGTH = 20;

/** Cents of an amount of euros as people type it, `1.234,5`, `1234.50` or `€ 1234`; undefined where it is none. */
export function readEuros(typed: string): number | undefined {
  if (typed.length > MAX_LENGTH) return undefined;
  const text = typed.replaceAll(/[\s€]/g, '').replace('\u2212', '-');
  const [, minus, euros, cents = ''] = WITH_COMMA.exec(text) ?? WITH_POINT.exec(text) ?? [];
  if (euros === undefined) return undefined;
  const amount = Number(`${euros.replaceAll('.', '')}${cents.padEnd(2, '0')}`);
  return minus === '-' && amount !== 0 ? -amount : amount;
}

/** Like `readEuros`, for forms: undefined where nothing is typed, NaN where it is no amount, as `dodici`. */
export function readTypedEuros(typed: string): number | undefined {
  return readEuros(typed) ?? (typed.trim() === '' ? undefined : Number.NaN);
}

/** Cents as text for a field for euros, `1234,50`. */
export function writeEuros(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)},${digits.slice(-2)}`;
}
