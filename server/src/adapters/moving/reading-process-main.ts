import { once } from 'node:events';
import { type ReadingTask, readMove } from './read-move.ts';
import { type Emit, ReadingRefusal, refuseBroken } from './reading.ts';

/** The reading process: reads the files of one move, writes what they hold, and ends. */
process.once('message', (task: ReadingTask) => void answer(task));
process.on('disconnect', endAtOnce);

/** A process without the one that started it has nobody to read for. */
function endAtOnce(): void {
  process.exit(0);
}

async function answer(task: ReadingTask): Promise<void> {
  try {
    await readMove(task, write);
  } catch (error) {
    // Whatever a reader did not expect in a file is a fault of that file.
    await write({ fault: (error instanceof ReadingRefusal ? error : refuseBroken()).fault });
  }
  process.off('disconnect', endAtOnce);
  process.disconnect?.();
}

const write: Emit = async (line) => {
  if (!process.stdout.write(`${JSON.stringify(line)}\n`)) await once(process.stdout, 'drain');
};
