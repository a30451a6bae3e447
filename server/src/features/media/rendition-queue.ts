import { renditionWidths } from '@approdo/shared/contract/media';
import type { Logger } from 'pino';
import type { MediaStore } from '../../adapters/media-store.ts';
import type { PictureMaker } from '../../adapters/picture-maker.ts';
import type { Database } from '../../db/open-database.ts';
import { listPictureFiles } from './media.repository.ts';

type QueueNeeds = {
  readonly database: Database;
  readonly store: MediaStore;
  readonly pictureMaker: PictureMaker;
  readonly log: Pick<Logger, 'warn'>;
};

const START_DELAY_MS = 2_000;

/**
 * Makes renditions ahead, one picture at a time. What is to be done is whatever is not there: so nothing is forgotten by
 * a restart, and nothing but the pictures needs a backup.
 */
export function createRenditionQueue({ database, store, pictureMaker, log }: QueueNeeds) {
  const waiting = new Set<string>();
  const end = new AbortController();
  let running: Promise<void> | undefined;
  let beginning: NodeJS.Timeout | undefined;

  async function make(file: string): Promise<void> {
    if (!(await store.lacksRenditions(file))) return;
    const task = { input: store.pathOf(file), folder: store.renditionsOf(file), widths: renditionWidths };
    await pictureMaker.makeRenditions(task, end.signal);
    await store.dropStrayRenditions(file);
  }

  async function run(): Promise<void> {
    for (const file of waiting) {
      if (end.signal.aborted) return;
      waiting.delete(file);
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

  /** Finds what is missing, the newest pictures first. */
  async function start(): Promise<void> {
    for (const file of await listPictureFiles(database)) waiting.add(file);
    wake();
  }

  return {
    add(file: string): void {
      waiting.add(file);
      wake();
    },

    /** Begins once the site has had a moment to answer its first visitors. */
    startSoon(): void {
      beginning = setTimeout(() => {
        start().catch((error: unknown) => log.warn({ err: error }, 'renditions were not looked for'));
      }, START_DELAY_MS).unref();
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
