import { once } from 'node:events';
import { type ReadingTask, readMove } from './read-move.ts';
import { readTable } from './read-table.ts';
import { type Emit, ReadingRefusal, refuseBroken } from './reading.ts';
import type { TableTask } from './table-reader.ts';

/** The reading process: reads the files of one move, or one table, writes what they hold, and ends. */
process.once('message', (task: ReadingTask | TableTask) => void answer(task));
process.on('disconnect', endAtOnce);

/** A process without the one that started it has nobody to read for. */
function endAtOnce(): void {
  process.exit(0);
}

async function answer(task: ReadingTask | TableTask): Promise<void> {
  try {
    await ('of' in task ? readTable(task, write) : readMove(task, write));
  } catch (error) {
    // Whatever a reader did not expect in a file is a fault of that file.
    await write({ fault: (error instanceof ReadingRefusal ? error : refuseBroken()).fault });
  }
  process.off('disconnect', endAtOnce);
  process.disconnect?.();
}

const write: Emit<unknown, unknown> = async (line) => {
  if (!process.stdout.write(`${JSON.stringify(line)}\n`)) await once(process.stdout, 'drain');
};
