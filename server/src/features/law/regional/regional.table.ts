type RegionalTables = {
  /** JSON of the terms. */
  regional_settings: { only_row: 1; settings: string };
};

declare module '../../../db/schema.ts' {
  interface Schema extends RegionalTables {}
}
