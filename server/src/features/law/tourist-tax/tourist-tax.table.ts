type TaxTables = {
  /** `settings` is JSON of the terms. */
  tourist_tax: { only_row: 1; settings: string; since: string | null };
};

declare module '../../../db/schema.ts' {
  interface Schema extends TaxTables {}
}
