import { renditionWidths } from '@approdo/shared/contract/content/media';
import type { Logger } from 'pino';
import type { MediaStore } from '../../../adapters/media-store.ts';
import type { PictureMaker } from '../../../adapters/picture-maker.ts';
import type { Database } from '../../../db/database.ts';
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
 * Makes renditions ahead of time, one picture at a time. The queue is whatever is missing on disk: so a restart forgets
 * nothing, and only the pictures need a backup.
 */
export function createRenditionQueue(needs: QueueNeeds) {
  const { database, store, log } = needs;
  const waiting = createWaitingPictures();
  const maker = createRenditionMaker(needs, waiting);
  let beginning: NodeJS.Timeout | undefined;
  /** How often the queue was rested. */
  let restCount = 0;

  /** Queues all missing renditions, newest pictures first. */
  async function find(): Promise<void> {
    const restsBefore = restCount;
    const missing = await store.listWithoutRenditions(await listPictureFiles(database));
    if (restsBefore === restCount) for (const file of missing) waiting.add(file);
  }

  async function start(): Promise<void> {
    await find();
    maker.wake();
  }

  return {
    add(file: string): void {
      waiting.add(file);
      maker.wake();
    },

    /**
     * Puts a waiting picture ahead of the others; meanwhile visitors see its original. Returns false for one that does
     * not wait, so that no stranger's request causes work.
     */
    prioritize: waiting.prioritize,

    /** Leaves the queue to another process; `start` and `startSoon` resume it. */
    rest(): void {
      restCount += 1;
      clearTimeout(beginning);
      waiting.clear();
    },

    /** Starts after a delay for the first visitors, with what they requested; resolves when the queue is known. */
    async startSoon(): Promise<void> {
      let isTime = false;
      clearTimeout(beginning);
      beginning = setTimeout(() => {
        isTime = true;
        maker.wake();
      }, START_DELAY_MS).unref();
      await find().catch((error: unknown) => log.warn({ err: error }, 'renditions were not looked for'));
      // Listing a remote store may take longer than that.
      if (isTime) maker.wake();
    },

    start,

    /** Resolves once the queue is empty. */
    waitUntilIdle: maker.waitUntilIdle,

    /** Resolves once nothing is being written; unfinished renditions are made at the next start. */
    async stop(): Promise<void> {
      clearTimeout(beginning);
      await maker.stop();
    },
  };
}

/** The pictures that wait for their renditions, in order. */
function createWaitingPictures() {
  const waiting = new Set<string>();
  /** The waiting pictures that go first. */
  const prioritized = new Set<string>();

  return {
    add: (file: string) => waiting.add(file),
    isEmpty: () => waiting.size === 0,

    prioritize(file: string): boolean {
      if (waiting.has(file)) prioritized.add(file);
      return waiting.has(file);
    },

    takeNext(): string | undefined {
      const [next] = prioritized.size > 0 ? prioritized : waiting;
      if (next === undefined) return undefined;
      prioritized.delete(next);
      waiting.delete(next);
      return next;
    },

    clear(): void {
      waiting.clear();
      prioritized.clear();
    },
  };
}

/** Makes the renditions of waiting pictures, one at a time. */
function createRenditionMaker(
  { database, store, pictureMaker, log }: QueueNeeds,
  waiting: ReturnType<typeof createWaitingPictures>,
) {
  const end = new AbortController();
  let running: Promise<void> | undefined;

  async function make(file: string): Promise<void> {
    await store.fillRenditions(file, {
      make: ({ original: input, folder }) =>
        pictureMaker.makeRenditions({ input, folder, widths: renditionWidths }, end.signal),
      isNamed: async () => (await listPictureRows(database, [file])).length > 0,
    });
  }

  async function run(): Promise<void> {
    for (let file = waiting.takeNext(); file !== undefined && !end.signal.aborted; file = waiting.takeNext()) {
      // The original is shown instead; it is tried again at the next start.
      await make(file).catch((error: unknown) => {
        if (!end.signal.aborted) log.warn({ err: error }, 'renditions were not made');
      });
    }
  }

  function wake(): void {
    running ??= run().finally(() => {
      running = undefined;
      if (!waiting.isEmpty() && !end.signal.aborted) wake();
    });
  }

  return {
    wake,

    async waitUntilIdle(): Promise<void> {
      while (running) await running;
    },

    async stop(): Promise<void> {
      end.abort();
      await running;
    },
  };
}
