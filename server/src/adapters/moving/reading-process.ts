import { fork } from 'node:child_process';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { entryFile } from '../../program.ts';
import { lowerPriority, type SystemPlaces } from '../start-picture-process.ts';
import type { ReadingTask } from './read-move.ts';
import { type Emit, type ReadingLine, refuseBroken } from './reading.ts';
import type { TableRead, TableTask } from './table-reader.ts';

const MAIN = fileURLToPath(entryFile('reading-process-main'));

/** MOVING.md, section 2: what a hostile file may take. */
const MAX_MS = 10 * 60_000;
const TABLE_MAX_MS = 20_000;
const MEMORY = '--max-old-space-size=384';

/** A text of a megabyte in which each character is escaped, with all that stands beside it. */
const MAX_LINE_LENGTH = 8 * 1024 ** 2;

/** Each reading has a process that starts and ends with it, sees no secret, and comes after the serving of pages. */
export function createMovingReader(places: SystemPlaces, maxMs = MAX_MS) {
  return {
    /**
     * Reads the files of a move and hands over its lines one after another, the last of which is an end or a fault: a
     * fault too if the process dies. Rejects if aborted, or if `onLine` does.
     */
    read: (task: ReadingTask, onLine: Emit, signal?: AbortSignal) =>
      runProcess({ task, places, maxMs }, onLine, signal),

    /** Reads a table likewise, in 20 seconds at most. */
    readTable: (task: TableTask, onLine: Emit<TableRead, unknown>) =>
      runProcess({ task, places, maxMs: Math.min(maxMs, TABLE_MAX_MS) }, onLine),
  };
}

export type MovingReader = ReturnType<typeof createMovingReader>;

type Run = { readonly task: ReadingTask | TableTask; readonly places: SystemPlaces; readonly maxMs: number };

async function runProcess<Item, End>(
  { task, places, maxMs }: Run,
  onLine: Emit<Item, End>,
  signal?: AbortSignal,
): Promise<void> {
  signal?.throwIfAborted();
  const child = fork(MAIN, {
    execArgv: [MEMORY],
    env: { ...places },
    stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
    timeout: maxMs,
    signal,
    killSignal: 'SIGKILL',
  });
  const kill = () => void child.kill('SIGKILL');
  // What it wrote until then has been read; its end is known by that of its lines.
  child.on('error', kill);
  lowerPriority(child.pid);
  try {
    child.send(task);
    for await (const line of readLines<Item, End>(child.stdout)) {
      signal?.throwIfAborted();
      await onLine(line);
      if (!('item' in line)) return;
    }
  } finally {
    kill();
  }
  signal?.throwIfAborted();
  await onLine({ fault: refuseBroken().fault });
}

/** The next chunk is read once the lines of the last one are worked on, so the process waits for its reader. */
async function* readLines<Item, End>(output: Readable | null): AsyncGenerator<ReadingLine<Item, End>> {
  if (!output) return;
  let rest = '';
  for await (const chunk of output.setEncoding('utf8')) {
    const lines = `${rest}${chunk}`.split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > MAX_LINE_LENGTH) return;
    // Whatever a library says on the console is no line; lines that are some are of the type that `Emit` takes.
    for (const line of lines) if (line.startsWith('{')) yield JSON.parse(line) as ReadingLine<Item, End>;
  }
}
