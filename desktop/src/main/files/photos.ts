import { nameAs } from '@approdo/shared/domain/content/file-name';
import type { Outcome, PreparedPhoto } from '../../ipc.ts';
import type { PhotoAnswer } from '../../photo/photo-messages.ts';
import type { PhotoFault, ShrunkPhoto } from '../../photo/shrink-photo.ts';
import type { ElectronSurface, UtilityProcess } from '../electron-surface.ts';
import { PHOTO_FAULTS, TEXTS } from '../texts.ts';

/** Prepares photos for the library before they are uploaded. */
export type Photos = {
  readonly prepare: (task: { id: number; name: string }, bytes: Uint8Array) => Promise<Outcome<PreparedPhoto>>;
  /** A waiting photo is not started; the result of a running one is dropped. */
  readonly cancel: (id: number) => void;
};

type Options = {
  readonly fork: ElectronSurface['forkUtility'];
  /** Path of the built `photo-process`. */
  readonly processFile: string;
};

/** Each task holds a decoded photo in memory. */
const MAX_AT_ONCE = 2;

type Result = ShrunkPhoto | PhotoFault | 'cancelled' | 'broken';
type Task = { readonly id: number; readonly bytes: Uint8Array; readonly finish: (result: Result) => void };

export function createPhotos({ fork, processFile }: Options): Photos {
  const waiting: Task[] = [];
  const running = new Map<number, Task>();
  let child: UtilityProcess | undefined;

  function ensureChild(): UtilityProcess {
    if (child) return child;
    const started = fork(processFile, [], { serviceName: 'Approdo foto', stdio: 'ignore', env: {} });
    child = started;
    started.on('message', ({ id, result }: PhotoAnswer) => end(id, result));
    // A picture that crashes the decoder fails only the tasks running beside it.
    started.on('exit', () => {
      if (child !== started) return;
      child = undefined;
      for (const id of [...running.keys()]) end(id, 'broken');
    });
    return started;
  }

  function end(id: number, result: Result): void {
    running.get(id)?.finish(result);
    running.delete(id);
    startNext();
  }

  function startNext(): void {
    while (running.size < MAX_AT_ONCE) {
      const next = waiting.shift();
      if (!next) break;
      running.set(next.id, next);
      ensureChild().postMessage({ id: next.id, bytes: next.bytes });
    }
    if (running.size > 0) return;
    // Ends the idle process, so that its memory goes back to the system.
    child?.kill();
    child = undefined;
  }

  function isKnown(id: number): boolean {
    return running.has(id) || waiting.some((task) => task.id === id);
  }

  return {
    prepare: async ({ id, name }, bytes) => {
      if (isKnown(id)) return refuse('broken');
      const result = await new Promise<Result>((finish) => {
        waiting.push({ id, bytes, finish });
        startNext();
      });
      if (typeof result === 'string') return refuse(result);
      return {
        ok: true,
        value: { name: nameAs(name, result.extension), type: result.type, bytes: result.bytes },
      };
    },
    cancel: (id) => {
      const index = waiting.findIndex((task) => task.id === id);
      if (index >= 0) waiting.splice(index, 1)[0]?.finish('cancelled');
      // It keeps its place until it is done: a decoder cannot be stopped half-way.
      running.get(id)?.finish('cancelled');
    },
  };
}

function refuse(result: PhotoFault | 'cancelled' | 'broken'): Extract<Outcome<never>, { ok: false }> {
  const error = result === 'cancelled' || result === 'broken' ? TEXTS.photoBroken : PHOTO_FAULTS[result];
  return { ok: false, problem: { status: 415, error } };
}
