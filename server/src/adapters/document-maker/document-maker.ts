import { Piscina } from 'piscina';
import { entryFile } from '../../program.ts';
import type { Paper } from './paper.ts';

export type { Block, Fact, Paper } from './paper.ts';

/** More documents wait than can be made in good time. */
export class MakerOverloadedError extends Error {
  override readonly name = 'MakerOverloadedError';
}

/** The longest contracts take about a second each. */
const LONGEST_QUEUE = 40;

/** One thread, which starts with the first document and ends when it is idle: what draws weighs tens of megabytes. */
const pool = new Piscina({
  filename: entryFile('document-worker').href,
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: 30_000,
});

/**
 * The paper as a tagged PDF (PDF/UA-1) with its fonts in it. Leaves the event loop free. Signs that no font has are written as
 * their number, `[U+4E2D]`. Throws a MakerOverloadedError.
 */
export async function makeDocument(paper: Paper): Promise<Buffer> {
  if (pool.queueSize >= LONGEST_QUEUE) throw new MakerOverloadedError('too many documents at once');
  const bytes: Uint8Array = await pool.run(paper);
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
