import { renditionWidths } from '@approdo/shared/contract/content/media';
import type { Logger } from 'pino';
import type { MediaStore } from '../../adapters/media-store.ts';
import type { PictureMaker } from '../../adapters/picture-maker.ts';
import type { Database } from '../../db/database.ts';
import { listPictureFiles, listPictureRows } from './media.repository.ts';

type QueueNeeds = {
  readonly database: Database;
  readonly store: MediaStore;
  readonly pictureMaker: Pick<PictureMaker, 'makeRenditions'>;
  readonly log: Pick<Logger, 'warn'>;
};

const START_DELAY_MS = 2_000;

export type RenditionQueue = ReturnType<typeof createRenditionQueue>;

/**
 * Makes renditions ahead, one picture at a time. What is to be done is whatever is not there: so nothing is forgotten by
 * a restart, and nothing but the pictures needs a backup.
 */
export function createRenditionQueue({ database, store, pictureMaker, log }: QueueNeeds) {
  const waiting = new Set<string>();
  /** Some of those that wait. */
  const hurried = new Set<string>();
  const end = new AbortController();
  let running: Promise<void> | undefined;
  let beginning: NodeJS.Timeout | undefined;
  /** Counts how often it came to rest. */
  let watch = 0;

  async function make(file: string): Promise<void> {
    await store.fillRenditions(file, {
      make: ({ original: input, folder }) =>
        pictureMaker.makeRenditions({ input, folder, widths: renditionWidths }, end.signal),
      isNamed: async () => (await listPictureRows(database, [file])).length > 0,
    });
  }

  function takeNext(): string | undefined {
    const [next] = hurried.size > 0 ? hurried : waiting;
    if (next === undefined) return undefined;
    hurried.delete(next);
    waiting.delete(next);
    return next;
  }

  async function run(): Promise<void> {
    for (let file = takeNext(); file !== undefined && !end.signal.aborted; file = takeNext()) {
      // The original is shown in their place: they are tried again at the next start.
      await make(file).catch((error: unknown) => {
        if (!end.signal.aborted) log.warn({ err: error }, 'renditions were not made');
      });
    }
  }

  function wake(): void {
    running ??= run().finally(() => {
      running = undefined;
      if (waiting.size > 0 && !end.signal.aborted) wake();
    });
  }

  /** Whatever is missing, the newest pictures first. */
  async function find(): Promise<void> {
    const asked = watch;
    const missing = await store.listWithoutRenditions(await listPictureFiles(database));
    if (asked === watch) for (const file of missing) waiting.add(file);
  }

  async function start(): Promise<void> {
    await find();
    wake();
  }

  return {
    add(file: string): void {
      waiting.add(file);
      wake();
    },

    /**
     * Puts a picture ahead of the others: a visitor is shown its original meanwhile. One that does not wait is left alone,
     * so that nothing that a stranger asks for makes work; false then.
     */
    hurry(file: string): boolean {
      if (waiting.has(file)) hurried.add(file);
      return waiting.has(file);
    },

    /** Leaves what waits to another process; `start` and `startSoon` begin anew. */
    rest(): void {
      watch += 1;
      clearTimeout(beginning);
      waiting.clear();
      hurried.clear();
    },

    /** Begins once the site has had a moment to answer its first visitors, with what they asked for; resolves when it knows what waits. */
    async startSoon(): Promise<void> {
      let isTime = false;
      clearTimeout(beginning);
      beginning = setTimeout(() => {
        isTime = true;
        wake();
      }, START_DELAY_MS).unref();
      await find().catch((error: unknown) => log.warn({ err: error }, 'renditions were not looked for'));
      // A list from afar may take longer than that.
      if (isTime) wake();
    },

    start,

    /** Resolves once all that waits is made. */
    async settle(): Promise<void> {
      while (running) await running;
    },

    /** Resolves once nothing is written any more; what was not finished is made again at the next start. */
    async stop(): Promise<void> {
      end.abort();
      clearTimeout(beginning);
      await running;
    },
  };
}
