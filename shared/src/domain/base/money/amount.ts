/** The maximum of any amount of money, in cents (MONEY.md). */
export const MAX_AMOUNT = 100_000_000;
