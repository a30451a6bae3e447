import type { TableKind } from '@approdo/shared/domain/law/register/official-tables';

type RegisterTables = {
  official_tables: { kind: TableKind; imported_at: string };
  official_rows: { kind: TableKind; code: string; name: string; province: string | null; ended_on: string | null };
};

declare module '../../../db/schema.ts' {
  interface Schema extends RegisterTables {}
}
