/** The most that any amount of money may come to, in cents (MONEY.md). */
export const MAX_AMOUNT = 100_000_000;
