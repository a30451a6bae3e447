import type { Cell } from '@approdo/shared/domain/base/text/csv';
import { entryFile } from '../../program.ts';
import { openSharedThread } from '../shared-thread/shared-thread.ts';

/** The one sheet of a workbook; its first row is the header. */
export type Sheet = { readonly name: string; readonly rows: readonly (readonly Cell[])[] };

/** Long tables take seconds, and tens of megabytes. */
const MAX_MS = 30_000;

const writeSheet = openSharedThread<Sheet, Uint8Array>({
  worker: entryFile('workbook-worker'),
  maxWaiting: 40,
});

/** Writes a sheet as XLSX, off the event loop: the same sheet gives the same bytes. Throws as the document maker. */
export async function makeWorkbook(sheet: Sheet): Promise<Uint8Array> {
  return await writeSheet(sheet, { maxMs: MAX_MS });
}
