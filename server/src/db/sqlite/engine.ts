import { Worker } from 'node:worker_threads';
import { entryFile } from '../../program.ts';
import type { Bell, Duty, Engine } from '../engine.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open-database.ts';

/** A file for each house, which one process has open: nobody else writes, and all duties are its own. */
export function createSqliteEngine(): Engine {
  return {
    async open({ file, backups }) {
      const { database, connection } = openDatabase(file);
      try {
        migrate(connection, backups);
      } catch (error) {
        await database.destroy();
        throw error;
      }
      return {
        database,
        bell: silentBell(),
        duty: ownDuty(),
        copyOut: (copy) => copyAside(file, copy),
        close: () => database.destroy(),
      };
    },
    close: async () => undefined,
  };
}

function silentBell(): Bell {
  const listening = new Set<(word: string) => void>();
  return {
    listen({ word }) {
      if (!word) return () => undefined;
      listening.add(word);
      return () => listening.delete(word);
    },
    async say(word) {
      for (const hear of listening) hear(word);
    },
  };
}

function ownDuty(): Duty {
  return {
    follow({ take, drop }) {
      const taken = Promise.resolve(take());
      return async () => {
        await taken;
        await drop();
      };
    },
  };
}

/** In a thread: it takes as long as the file is large. */
function copyAside(from: string, to: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(entryFile('copy-worker'), { workerData: { from, to } });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}
