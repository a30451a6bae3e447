/** A table whose present rows all survive a restore. It refers to no other. */
export type RetainedTable = {
  readonly table: string;
  /** The column that identifies its rows. */
  readonly key: string;
  /** Rows copied at a time: few if they hold files. */
  readonly portion: number;
  /** A table with parts of these rows: a present row's parts replace the copy's, even if it has none. */
  readonly parts?: { readonly table: string; readonly key: string };
};

/** Tables that the law retains (LAW.md, 8): a restore copies present rows by key, over those of the backup. */
export const RETAINED_TABLES: readonly RetainedTable[] = [
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
