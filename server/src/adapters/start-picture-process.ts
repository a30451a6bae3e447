import { fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { entryFile } from '../program.ts';
import type {
  AvatarFault,
  LogoFault,
  MadeLogo,
  MadePicture,
  MakeAnew,
  MakeCard,
  MakeIcons,
  MakeMark,
  MakeRenditions,
  PictureFault,
  ReadLogo,
} from './picture-maker.ts';

/** A file path, or bytes in base64: messages between processes are JSON. */
type MakeAvatar = { readonly file: string } | { readonly base64: string };

export type Task =
  | ({ readonly kind: 'make anew' } & MakeAnew)
  | ({ readonly kind: 'make renditions' } & MakeRenditions)
  | ({ readonly kind: 'make avatar' } & MakeAvatar)
  | ({ readonly kind: 'read logo' } & ReadLogo)
  | ({ readonly kind: 'make icons' } & MakeIcons)
  | ({ readonly kind: 'make mark' } & MakeMark)
  | ({ readonly kind: 'make card' } & MakeCard);

/** The messages to the process, and from it. */
export type PictureTask = Task & { readonly id: number };
export type PictureAnswer = {
  readonly id: number;
  readonly made?: MadePicture | PictureFault | undefined;
  /** A JPEG in base64. */
  readonly avatar?: { readonly base64: string } | AvatarFault;
  readonly logo?: MadeLogo | LogoFault;
  readonly icons?: 'made' | 'unreadable';
  /** A mark or a card. */
  readonly mark?: MadePicture | 'unreadable';
  readonly fault?: { readonly message: string; readonly code: string };
};

/** The process ended before it answered: a picture crashed it, or took too long. */
export class PictureProcessError extends Error {
  override readonly name = 'PictureProcessError';
}

const MAIN = fileURLToPath(entryFile('picture-process-main'));

/** Serving pages comes first: nice 10 of 19 on Unix, "below normal" on Windows. */
const PRIORITY = 10;

/** With glibc's default number of arenas, large pictures would leave the process at twice the size it needs. */
const FEW_ARENAS = { MALLOC_ARENA_MAX: '2' };

/** The only environment variables that the process gets: enough to find libraries, but no secret of the site. */
export type SystemPlaces = Readonly<Record<'PATH' | 'SystemRoot' | 'TEMP' | 'TMPDIR', string | undefined>>;

type Waiting = { readonly resolve: (answer: PictureAnswer) => void; readonly reject: (error: Error) => void };

export type PictureProcess = ReturnType<typeof startPictureProcess>;

/** Starts a picture process, which runs until it is ended, a picture crashes it, or a task exceeds its time. */
export function startPictureProcess(places: SystemPlaces, maxTaskMs: number) {
  const child = fork(MAIN, {
    execArgv: [],
    env: { ...places, ...FEW_ARENAS },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
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
    async run(task: Task, callOff?: AbortSignal): Promise<PictureAnswer> {
      lastId += 1;
      const id = lastId;
      const kill = () => child.kill('SIGKILL');
      const tooLong = setTimeout(kill, maxTaskMs);
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

/** Lets a process come after the serving of pages, if it is there still. */
export function lowerPriority(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, PRIORITY);
  } catch {
    // The process has already ended, or the system has no priorities.
  }
}
