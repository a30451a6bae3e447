import type { PictureMaker } from './picture-maker.ts';
import {
  type PictureAnswer,
  type PictureProcess,
  PictureProcessError,
  type SystemPlaces,
  startPictureProcess,
  type Task,
} from './start-picture-process.ts';

const IDLE_MS = 20_000;

/** For the library: far longer than the largest picture takes on a slow machine. Each may hold a decoded picture. */
const LIBRARY = { atOnce: 2, maxTaskMs: 60_000 };

/** 1000 by 1000 pixels take a fifth of a second. */
const AVATARS = { atOnce: 1, maxTaskMs: 10_000 };

/** A drawing of bounded size, a picture of at most 2000 by 2000 pixels, or one of the library that is scaled down. */
const LOGOS = { atOnce: 1, maxTaskMs: 20_000 };

/**
 * Works on pictures in child processes, which start with the first task and end when idle: the decoder sees no secret,
 * a picture that crashes it takes no page down, and its memory is freed. Avatars, which any account may upload, have a
 * process of their own, so that they cannot crash or delay work for the library. So have logos: they alone are SVGs, and
 * what reads and draws these works on no other upload; nor do avatars delay what an owner waits for.
 */
export function createPictureProcess(places: SystemPlaces): PictureMaker {
  const library = createBench(places, LIBRARY);
  const avatars = createBench(places, AVATARS);
  const logos = createBench(places, LOGOS);

  /** Retries once: another picture may have crashed the process. */
  async function runWithRetry(task: Task, callOff?: AbortSignal): Promise<PictureAnswer> {
    try {
      return await library.run(task, callOff);
    } catch (error) {
      if (library.isClosed() || callOff?.aborted || !(error instanceof PictureProcessError)) throw error;
      return await library.run(task, callOff);
    }
  }

  return {
    async makeAnew(task) {
      try {
        return (await runWithRetry({ kind: 'make anew', ...task })).made ?? 'unreadable';
      } catch (error) {
        if (error instanceof PictureProcessError) return 'unreadable';
        throw error;
      }
    },
    async makeRenditions(task, callOff) {
      await runWithRetry({ kind: 'make renditions', ...task }, callOff);
    },
    async makeAvatar(picture) {
      const source = typeof picture === 'string' ? { file: picture } : { base64: picture.toString('base64') };
      const { avatar = 'not a picture' } = await runAlone(avatars, { kind: 'make avatar', ...source });
      return typeof avatar === 'string' ? avatar : Buffer.from(avatar.base64, 'base64');
    },
    readLogo: async (task) => (await runAlone(logos, { kind: 'read logo', ...task })).logo ?? 'unreadable',
    makeIcons: async (task) => (await runAlone(logos, { kind: 'make icons', ...task })).icons ?? 'unreadable',
    makeMark: async (task) => (await runAlone(logos, { kind: 'make mark', ...task })).mark ?? 'unreadable',
    makeCard: async (task) => (await runAlone(logos, { kind: 'make card', ...task })).mark ?? 'unreadable',
    async close() {
      library.close();
      avatars.close();
      logos.close();
    },
  };
}

/** Alone in its process: if that crashed, this picture did it and is not retried. The answer is empty then. */
async function runAlone(bench: Bench, task: Task): Promise<Partial<PictureAnswer>> {
  try {
    return await bench.run(task);
  } catch (error) {
    if (error instanceof PictureProcessError) return {};
    throw error;
  }
}

type Bench = ReturnType<typeof createBench>;

/** Works on at most `atOnce` pictures at a time, in a process that runs while needed and is replaced when it ends. */
function createBench(
  places: SystemPlaces,
  { atOnce, maxTaskMs }: { readonly atOnce: number; readonly maxTaskMs: number },
) {
  const enter = createGate(atOnce);
  let current: PictureProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let isClosed = false;

  function endWhenIdle(): void {
    clearTimeout(idle);
    idle = setTimeout(() => {
      if (current?.isBusy()) return;
      current?.end();
      current = undefined;
    }, IDLE_MS).unref();
  }

  return {
    isClosed: () => isClosed,

    async run(task: Task, callOff?: AbortSignal): Promise<PictureAnswer> {
      return await enter(async () => {
        callOff?.throwIfAborted();
        if (isClosed) throw new PictureProcessError('the site is closing');
        if (!current?.isAlive()) current = startPictureProcess(places, maxTaskMs);
        const answer = await current.run(task, callOff).finally(endWhenIdle);
        if (answer.fault) throw Object.assign(new Error(answer.fault.message), { code: answer.fault.code });
        return answer;
      });
    },

    close(): void {
      isClosed = true;
      clearTimeout(idle);
      current?.end();
    },
  };
}

/** Runs at most `places` works at once; the others wait in order. */
function createGate(places: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const queue: (() => void)[] = [];
  let free = places;
  return async (work) => {
    if (free === 0) await new Promise<void>((resolve) => queue.push(resolve));
    else free -= 1;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else free += 1;
    }
  };
}
