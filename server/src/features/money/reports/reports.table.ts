type ReportTables = {
  year_settings: { only_row: 1; settings: string };
};

declare module '../../../db/schema.ts' {
  interface Schema extends ReportTables {}
}
