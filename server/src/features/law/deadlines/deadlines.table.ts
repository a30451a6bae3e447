type DeadlineTables = {
  deadline_ticks: { key: string; at: string; by_id: string | null; by_name: string };
};

declare module '../../../db/schema.ts' {
  interface Schema extends DeadlineTables {}
}
