import { entryFile } from '../../program.ts';
import { openSharedThread } from '../shared-thread/shared-thread.ts';
import type { Paper } from './paper.ts';

export type { Block, Fact, Paper } from './paper.ts';

/** The longest contracts take about a second each, on a machine that has nothing else to do. */
const LONGEST_MS = 20_000;

/** What draws weighs tens of megabytes. */
const draw = openSharedThread<Paper, Uint8Array>({
  worker: entryFile('document-worker'),
  mostWaiting: 40,
});

/**
 * The paper as a tagged PDF (PDF/UA-1) with its fonts in it. Leaves the event loop free. Signs that no font has are written as
 * their number, `[U+4E2D]`. Throws an OverloadedError, and a TooSlowError where it takes longer than `mostMs`.
 */
export async function makeDocument(paper: Paper, { mostMs = LONGEST_MS } = {}): Promise<Buffer> {
  const bytes = await draw(paper, { mostMs });
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
