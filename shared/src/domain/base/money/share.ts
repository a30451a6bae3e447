/** A share of an amount in whole cents, rounded half up once; both are from 0 up. Exact: whole numbers throughout. */
export function percentOf(amount: number, percent: number): number {
  const doubled = 2 * amount * percent + 100;
  return (doubled - (doubled % 200)) / 200;
}
