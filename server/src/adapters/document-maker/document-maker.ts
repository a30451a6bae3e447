import { entryFile } from '../../program.ts';
import { openSharedThread } from '../shared-thread/shared-thread.ts';
import type { Paper } from './paper.ts';

export type { Block, Fact, Logo, Paper } from './paper.ts';

/** The longest contracts take about a second each on an idle machine. */
const MAX_MS = 20_000;

/** In a thread, since drawing takes tens of megabytes. */
const draw = openSharedThread<Paper, Uint8Array>({
  worker: entryFile('document-worker'),
  maxWaiting: 40,
});

/**
 * Renders a paper as a tagged PDF (PDF/UA-1) with embedded fonts, off the event loop. Characters that no font has are
 * written as their code point, `[U+4E2D]`. Throws an OverloadedError, or a TooSlowError after `maxMs`.
 */
export async function makeDocument(paper: Paper, { maxMs = MAX_MS } = {}): Promise<Buffer> {
  const bytes = await draw(paper, { maxMs });
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
