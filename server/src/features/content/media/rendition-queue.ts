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
 * Makes renditions ahead, one picture at a time. What is to be done is whatever is not there: so nothing is forgotten by
 * a restart, and nothing but the pictures needs a backup.
 */
export function createRenditionQueue(needs: QueueNeeds) {
  const { database, store, log } = needs;
  const waiting = createWaitingPictures();
  const maker = createRenditionMaker(needs, waiting);
  let beginning: NodeJS.Timeout | undefined;
  /** Counts how often it came to rest. */
  let watch = 0;

  /** Whatever is missing, the newest pictures first. */
  async function find(): Promise<void> {
    const asked = watch;
    const missing = await store.listWithoutRenditions(await listPictureFiles(database));
    if (asked === watch) for (const file of missing) waiting.add(file);
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
     * Puts a picture ahead of the others: a visitor is shown its original meanwhile. One that does not wait is left alone,
     * so that nothing that a stranger asks for makes work; false then.
     */
    prioritize: waiting.prioritize,

    /** Leaves what waits to another process; `start` and `startSoon` begin anew. */
    rest(): void {
      watch += 1;
      clearTimeout(beginning);
      waiting.clear();
    },

    /** Begins once the site has had a moment to answer its first visitors, with what they asked for; resolves when it knows what waits. */
    async startSoon(): Promise<void> {
      let isTime = false;
      clearTimeout(beginning);
      beginning = setTimeout(() => {
        isTime = true;
        maker.wake();
      }, START_DELAY_MS).unref();
      await find().catch((error: unknown) => log.warn({ err: error }, 'renditions were not looked for'));
      // A list from afar may take longer than that.
      if (isTime) maker.wake();
    },

    start,

    /** Resolves once all that waits is made. */
    settle: maker.settle,

    /** Resolves once nothing is written any more; what was not finished is made again at the next start. */
    async stop(): Promise<void> {
      clearTimeout(beginning);
      await maker.stop();
    },
  };
}

/** Pictures whose renditions are to be made, in their turn. */
function createWaitingPictures() {
  const waiting = new Set<string>();
  /** Some of those that wait. */
  const hurried = new Set<string>();

  return {
    add: (file: string) => waiting.add(file),
    isEmpty: () => waiting.size === 0,

    prioritize(file: string): boolean {
      if (waiting.has(file)) hurried.add(file);
      return waiting.has(file);
    },

    takeNext(): string | undefined {
      const [next] = hurried.size > 0 ? hurried : waiting;
      if (next === undefined) return undefined;
      hurried.delete(next);
      waiting.delete(next);
      return next;
    },

    clear(): void {
      waiting.clear();
      hurried.clear();
    },
  };
}

/** Makes the renditions of what waits, one picture at a time. */
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
      // The original is shown in their place: they are tried again at the next start.
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

    async settle(): Promise<void> {
      while (running) await running;
    },

    async stop(): Promise<void> {
      end.abort();
      await running;
    },
  };
}
