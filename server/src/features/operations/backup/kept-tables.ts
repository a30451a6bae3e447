/** A table of which no line that stands now is lost by a restore. It refers to no other. */
export type KeptTable = {
  readonly table: string;
  /** The column that tells its lines apart. */
  readonly key: string;
  /** Lines that are carried at a time: few where they hold files. */
  readonly portion: number;
  /** A table whose lines are parts of these: of a line that stands now, the copy's parts do not count, even where none stands now. */
  readonly parts?: { readonly table: string; readonly key: string };
};

/** What the law wants kept (LAW.md, 8): a restore carries it over by its key; of what both have the present line counts. */
export const KEPT_TABLES: readonly KeptTable[] = [
  { table: 'audit', key: 'id', portion: 500 },
  { table: 'privacy_notices', key: 'version', portion: 10 },
  { table: 'notice_acceptances', key: 'id', portion: 500 },
  {
    table: 'register_transmissions',
    key: 'id',
    portion: 500,
    parts: { table: 'register_receipts', key: 'transmission_id' },
  },
  { table: 'register_transmitted', key: 'id', portion: 500 },
  { table: 'register_told_days', key: 'id', portion: 100 },
  { table: 'register_receipts', key: 'transmission_id', portion: 1 },
];
