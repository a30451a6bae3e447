import { fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { entryFile } from '../program.ts';
import type { MadePicture, MakeAnew, MakeRenditions, PictureFault, PictureMaker } from './picture-maker.ts';

type Task = ({ readonly kind: 'make anew' } & MakeAnew) | ({ readonly kind: 'make renditions' } & MakeRenditions);

/** What is sent to the process, and what it sends back. */
export type PictureTask = Task & { readonly id: number };
export type PictureAnswer = {
  readonly id: number;
  readonly result?: MadePicture | PictureFault | undefined;
  readonly fault?: { readonly message: string; readonly code: string };
};

/** The process ended before it answered: a picture broke it, or took too long. */
class PictureProcessError extends Error {
  override readonly name = 'PictureProcessError';
}

const MAIN = fileURLToPath(entryFile('picture-process-main'));

/** Far longer than the largest picture takes on a slow machine. */
const LONGEST_TASK_MS = 60_000;
const IDLE_MS = 20_000;

/** Each may hold a decoded picture. */
const TASKS_AT_ONCE = 2;

/** Pages come first: 10 of 19 on Unix, "below normal" on Windows. */
const PRIORITY = 10;

/**
 * Works on pictures in a process of its own, which starts with the first task and ends when it is idle: so the decoder
 * sees no secret, a picture that breaks it takes no page along, and its memory goes back to the system.
 */
export function createPictureProcess(): PictureMaker {
  const enter = createGate(TASKS_AT_ONCE);
  let current: ReturnType<typeof startProcess> | undefined;
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

  async function ask(task: Task, callOff?: AbortSignal): Promise<PictureAnswer['result']> {
    return await enter(async () => {
      callOff?.throwIfAborted();
      if (isClosed) throw new PictureProcessError('the site is closing');
      if (!current?.isAlive()) current = startProcess();
      const { result, fault } = await current.ask(task, callOff).finally(endWhenIdle);
      if (fault) throw Object.assign(new Error(fault.message), { code: fault.code });
      return result;
    });
  }

  /** Another picture may have ended the process that this one was in. */
  async function askTwice(task: Task, callOff?: AbortSignal): Promise<PictureAnswer['result']> {
    try {
      return await ask(task, callOff);
    } catch (error) {
      if (isClosed || callOff?.aborted || !(error instanceof PictureProcessError)) throw error;
      return await ask(task, callOff);
    }
  }

  return {
    async makeAnew(task) {
      try {
        return (await askTwice({ kind: 'make anew', ...task })) ?? 'unreadable';
      } catch (error) {
        if (error instanceof PictureProcessError) return 'unreadable';
        throw error;
      }
    },
    async makeRenditions(task, callOff) {
      await askTwice({ kind: 'make renditions', ...task }, callOff);
    },
    async close() {
      isClosed = true;
      clearTimeout(idle);
      current?.end();
    },
  };
}

type Waiting = { readonly resolve: (answer: PictureAnswer) => void; readonly reject: (error: Error) => void };

function startProcess() {
  const child = fork(MAIN, { execArgv: [], env: bareEnvironment(), stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  const waiting = new Map<number, Waiting>();
  let isAlive = true;
  let lastId = 0;
  lowerPriority(child.pid);
  child.on('message', (answer: PictureAnswer) => waiting.get(answer.id)?.resolve(answer));
  for (const event of ['error', 'exit', 'disconnect'] as const) {
    child.on(event, () => {
      isAlive = false;
      for (const { reject } of waiting.values()) reject(new PictureProcessError('the picture process ended'));
    });
  }
  child.unref();
  child.channel?.unref();

  return {
    isAlive: () => isAlive,
    isBusy: () => waiting.size > 0,
    end(): void {
      isAlive = false;
      if (child.connected) child.disconnect();
    },
    async ask(task: Task, callOff?: AbortSignal): Promise<PictureAnswer> {
      lastId += 1;
      const id = lastId;
      const kill = () => child.kill('SIGKILL');
      const tooLong = setTimeout(kill, LONGEST_TASK_MS);
      callOff?.addEventListener('abort', kill, { once: true });
      try {
        return await new Promise<PictureAnswer>((resolve, reject) => {
          waiting.set(id, { resolve, reject });
          child.send({ ...task, id } satisfies PictureTask);
        });
      } finally {
        clearTimeout(tooLong);
        callOff?.removeEventListener('abort', kill);
        waiting.delete(id);
      }
    },
  };
}

/**
 * Only what a program needs to find its libraries: no secret of the site. With the many arenas that glibc gives to
 * threads, large pictures would leave the process twice as large as the work needs.
 */
function bareEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TEMP, TMPDIR } = process.env;
  return { PATH, SystemRoot, TEMP, TMPDIR, MALLOC_ARENA_MAX: '2' };
}

function lowerPriority(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, PRIORITY);
  } catch {
    // It ended before it began, or the system has no priorities: there is nothing to lower.
  }
}

/** Lets so many in at once; the others wait in order. */
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
