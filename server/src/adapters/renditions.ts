import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isAnimated, readHeader, uprightSize } from '@approdo/shared/node/picture';
import sharp, { type Sharp } from 'sharp';
import type { MakeRenditions } from './picture-maker.ts';

/**
 * The smallest files at which the site's pictures look unchanged. AVIF at effort 4 takes five times as long as effort
 * 2, for files 10 to 34 % smaller.
 */
const ENCODERS = {
  avif: (picture: Sharp) => picture.avif({ quality: 50, effort: 2 }),
  webp: (picture: Sharp) => picture.webp({ quality: 74, effort: 4 }),
} as const;

/** Decoded pixels: the picture at its largest rendition. */
type Raw = { readonly data: Buffer; readonly info: { width: number; height: number; channels: 1 | 2 | 3 | 4 } };

/** See PictureMaker.makeRenditions. The original is decoded once; all widths are made from its largest rendition. */
export async function makeRenditions(task: MakeRenditions): Promise<void> {
  await makeFolder(task.folder, (aside) => makeAll(task, aside));
}

/** Makes or replaces a folder, which appears once `fill` has filled it. */
export async function makeFolder(folder: string, fill: (aside: string) => Promise<void>): Promise<void> {
  const aside = `${folder}.making`;
  try {
    await rm(aside, { recursive: true, force: true });
    await mkdir(aside, { recursive: true });
    await fill(aside);
    await rm(folder, { recursive: true, force: true });
    await rename(aside, folder);
  } catch (error) {
    await rm(aside, { recursive: true, force: true });
    throw error;
  }
}

async function makeAll({ input, widths }: MakeRenditions, aside: string): Promise<void> {
  const header = await readHeader(input);
  if (!header || isAnimated(header)) return;
  const { width } = uprightSize(header);
  const largest = Math.min(width, Math.max(...widths));
  const tasks = widths.map((wanted) => ({ width: Math.min(wanted, width), names: [wanted] }));
  const { size } = await stat(input);
  await encodeAll(await decode(input, largest), { tasks: mergeEqual(tasks), aside, maxBytes: size });
}

type Task = { readonly width: number; readonly names: readonly number[] };

/** Widths beyond the original's give the same file, which is made once. The slowest come first. */
function mergeEqual(tasks: readonly Task[]): Task[] {
  const byWidth = Map.groupBy(tasks, ({ width }) => width);
  const merged = [...byWidth].map(([width, same]) => ({ width, names: same.flatMap(({ names }) => names) }));
  return merged.toSorted((a, b) => b.width - a.width);
}

async function decode(input: string, width: number): Promise<Raw | undefined> {
  try {
    const picture = sharp(input, { failOn: 'error' }).autoOrient().resize({ width, withoutEnlargement: true });
    const { data, info } = await picture.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
    return { data, info: { width: info.width, height: info.height, channels: info.channels } };
  } catch {
    return undefined;
  }
}

async function encodeAll(
  raw: Raw | undefined,
  { tasks, aside, maxBytes }: { readonly tasks: readonly Task[]; readonly aside: string; readonly maxBytes: number },
): Promise<void> {
  if (!raw) return;
  const jobs = tasks.flatMap((task) =>
    Object.entries(ENCODERS).map(([extension, encode]) => async () => {
      const picture = sharp(raw.data, { raw: raw.info }).resize({ width: task.width });
      const bytes = await encode(picture).toBuffer();
      if (bytes.length >= maxBytes) return;
      for (const name of task.names) await writeFile(join(aside, `${name}.${extension}`), bytes);
    }),
  );
  await runInLanes(jobs, LANES);
}

/** More parallel jobs would take more memory but no less time. */
const LANES = 2;

async function runInLanes(jobs: readonly (() => Promise<void>)[], lanes: number): Promise<void> {
  const waiting = jobs.values();
  const runLane = async () => {
    for (const job of waiting) await job();
  };
  await Promise.all(Array.from({ length: lanes }, runLane));
}
