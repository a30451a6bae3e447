import type { DemoKind } from '@approdo/shared/contract/operations/demo';

/** Something that the starter content wrote; `digest` is of its original words. */
export type DemoRecordsTable = { kind: DemoKind; record_id: string; digest: string };

/** Files no longer in the library, to be deleted from the disk. */
type FilesToDeleteTable = { file: string };

type DemoTables = { demo_records: DemoRecordsTable; files_to_delete: FilesToDeleteTable };

declare module '../../../db/schema.ts' {
  interface Schema extends DemoTables {}
}
