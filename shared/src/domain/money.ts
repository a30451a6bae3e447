/** Keeps the sign of the euro on the line of its figure. */
const NO_BREAK_SPACE = '\u00A0';

/** Cents as Italian text with a no-break space, `1.660,00 €`, the same on every machine. Throws on a fraction of a cent. */
export function formatEuros(cents: number): string {
  const digits = String(Math.abs(requireWhole(cents))).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${groupThousands(digits.slice(0, -2))},${digits.slice(-2)}${NO_BREAK_SPACE}€`;
}

/** Whole euros as Italian text with a no-break space, `1.050 €`. Throws on a fraction of a euro. */
export function formatWholeEuros(euros: number): string {
  return `${euros < 0 ? '-' : ''}${groupThousands(String(Math.abs(requireWhole(euros))))}${NO_BREAK_SPACE}€`;
}

function groupThousands(digits: string): string {
  return digits.replace(/\B(?=(?:\d{3})+$)/g, '.');
}

function requireWhole(amount: number): number {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not a whole amount: ${amount}`);
  return amount;
}
