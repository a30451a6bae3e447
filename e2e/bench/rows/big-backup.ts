import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openCurrentGeneration, openDataDir } from '../../../server/src/data-dir/data-dir.ts';
import { type ApiClient, connectOwner } from '../../support/api.ts';
import { residentBytes, watchMemory } from '../../support/resident-memory.ts';
import { makeDataDir, owner, type RunningSite, removeDataDir, startSite } from '../../support/start-site.ts';
import { median, plainFigure } from '../rounds.ts';
import type { Figure, Row } from '../row.ts';
import { mebibytes, plain } from '../units.ts';

const FILE_BYTES = 50 * 2 ** 20;
const FEW = 8;
/** 2 GB. */
const MANY = 40;

/** Between two polls of the progress. */
const POLL_MS = 100;

/** A first backup and a restore, and whether their reported progress is accurate: 400 MB, and 2 GB with `--full`. */
export const bigBackup: Row = {
  name: 'big-backup',
  async measure({ rounds, isFull }) {
    const count = isFull ? MANY : FEW;
    const dataDir = makeDataDir('big-backup');
    try {
      await (await startSite({ dataDir })).stop();
      addFilms(dataDir, count);
      const site = await startSite({ dataDir });
      try {
        const runs = [];
        for (let round = 0; round < rounds; round += 1) runs.push(await saveAndRestore(site));
        return figuresOf(runs, { size: `${(count * FILE_BYTES) / 2 ** 20} MiB`, isFull });
      } finally {
        await site.stop();
      }
    } finally {
      removeDataDir(dataDir);
    }
  },
};

function addFilms(dataDir: string, count: number): void {
  const { uploads } = openCurrentGeneration(openDataDir(dataDir));
  for (let file = 0; file < count; file += 1) {
    writeFileSync(join(uploads, `${randomBytes(16).toString('hex')}.mp4`), randomBytes(FILE_BYTES));
  }
}

type Watched = {
  readonly seconds: number;
  /** By how many bytes the site's memory grew. */
  readonly grown: number;
  /** The largest difference between reported progress and elapsed time, and how often progress went back. */
  readonly off: number;
  readonly back: number;
};

async function saveAndRestore(site: RunningSite): Promise<{ readonly saved: Watched; readonly restored: Watched }> {
  const first = await connectOwner(site);
  const made: string[] = [];
  const saved = await watch(site, first, async () => {
    const entries = await first.backup.create({ body: { location: 'local' } });
    if (Array.isArray(entries)) made.push(...entries.map(({ id }) => id));
  });
  const [id = ''] = made;
  const body = { password: owner.password };
  const restored = await watch(site, first, () => first.backup.restore({ params: { id }, body }));
  const again = await connectOwner(site);
  for (const backup of await again.backup.list()) await again.backup.remove({ params: { id: backup.id } });
  return { saved, restored };
}

async function watch(site: RunningSite, client: ApiClient, work: () => Promise<unknown>): Promise<Watched> {
  const before = residentBytes(site);
  const most = watchMemory(site);
  const began = performance.now();
  const samples: { readonly at: number; readonly share: number }[] = [];
  let isOver = false;
  const working = work().finally(() => {
    isOver = true;
  });
  while (!isOver) {
    // At the end of a restore the site is briefly unavailable.
    const progress = await client.backup.progress().catch(() => null);
    if (typeof progress?.share === 'number') samples.push({ at: performance.now() - began, share: progress.share });
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  await working;
  const took = performance.now() - began;
  return {
    seconds: took / 1000,
    grown: most() - before,
    off: Math.max(0, ...samples.map(({ at, share }) => Math.abs(share - at / took))),
    back: samples.filter(({ share }, index) => share < (samples[index - 1]?.share ?? 0)).length,
  };
}

function figuresOf(
  runs: readonly { readonly saved: Watched; readonly restored: Watched }[],
  { size, isFull }: { readonly size: string; readonly isFull: boolean },
): readonly Figure[] {
  const figures = (name: 'saved' | 'restored', isShareCompared: boolean): Figure[] => {
    const middle = (of: (watched: Watched) => number) => median(runs.map((run) => of(run[name])));
    const what = `${name === 'saved' ? 'a first backup' : 'a restore'} of ${size}, ${middle(({ seconds }) => seconds).toFixed(1)} s`;
    const share = plainFigure({
      what: `${what}: the told share off the time, at most`,
      value: middle(({ off }) => off),
      goal: { atMost: 0.25 },
      unit: plain,
    });
    return [
      ...(isShareCompared ? [share] : []),
      plainFigure({
        what: `${what}: how often the told share went back`,
        value: middle(({ back }) => back),
        goal: { atMost: 0 },
        unit: plain,
      }),
      plainFigure({
        what: 'memory during it',
        value: middle(({ grown }) => grown),
        goal: { atMost: 128 * 2 ** 20 },
        unit: mebibytes,
      }),
    ];
  };
  return [...figures('saved', true), ...figures('restored', isFull)];
}
