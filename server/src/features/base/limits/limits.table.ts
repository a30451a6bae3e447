/** One row an attempt; `attempted_at` in milliseconds since the epoch. */
export type AttemptsTable = { key: string; attempted_at: number };

type LimitsTables = { attempts: AttemptsTable };

declare module '../../../db/schema.ts' {
  interface Schema extends LimitsTables {}
}
