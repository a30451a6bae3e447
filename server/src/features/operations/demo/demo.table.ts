import type { DemoKind } from '@approdo/shared/contract/operations/demo';

/** Something that the starter content wrote; `digest` is of its words as it wrote them. */
export type DemoRecordsTable = { kind: DemoKind; record_id: string; digest: string };

/** Files of the library that are in it no more: deleted once that is on disk. */
type FilesToDeleteTable = { file: string };

type DemoTables = { demo_records: DemoRecordsTable; files_to_delete: FilesToDeleteTable };

declare module '../../../db/schema.ts' {
  interface Schema extends DemoTables {}
}
