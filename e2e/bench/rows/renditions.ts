import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeDataDir, removeDataDir } from '../../support/start-site.ts';
import { takePhoto } from '../load/take-photo.ts';
import { ratioFigure, summarize } from '../rounds.ts';
import type { Row } from '../row.ts';
import { mebibytes, milliseconds } from '../units.ts';

/** Four widths in AVIF and WebP of a 12-megapixel photo, each side in a separate process from start to end. */
export const renditions: Row = {
  name: 'renditions',
  async measure({ rounds }) {
    const folder = makeDataDir('renditions');
    const photo = join(folder, 'photo.jpg');
    await takePhoto(photo);
    const pairs: { readonly ours: Run; readonly theirs: Run }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      pairs.push({
        ours: run('own-renditions', photo, join(folder, String(round))),
        theirs: run('plain-renditions', photo),
      });
    }
    removeDataDir(folder);
    const compared = (pick: (run: Run) => number) =>
      summarize(pairs.map(({ ours, theirs }) => ({ ours: pick(ours), theirs: pick(theirs) })));
    const referenceName = 'decoded once, one after the other';
    return [
      ratioFigure({
        what: 'eight renditions of 12 megapixels',
        compared: compared(({ took }) => took),
        goal: { atMost: 0.7 },
        unit: milliseconds,
        referenceName,
      }),
      ratioFigure({
        what: 'memory of these renditions',
        compared: compared(({ held }) => held),
        goal: { atMost: 1.3 },
        unit: mebibytes,
        referenceName,
      }),
    ];
  },
};

type Run = {
  /** Milliseconds. */
  readonly took: number;
  /** Peak memory in bytes. */
  readonly held: number;
};

function run(program: string, ...words: readonly string[]): Run {
  const file = fileURLToPath(new URL(`../references/${program}.ts`, import.meta.url));
  const start = performance.now();
  const held = Number(execFileSync(process.execPath, [file, ...words], { encoding: 'utf8' }));
  return { took: performance.now() - start, held };
}
