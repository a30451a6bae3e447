import { Worker } from 'node:worker_threads';
import { entryFile } from '../../program.ts';
import type { ChangeNotifications, Engine, LeaderLease } from '../engine.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open-database.ts';

/** The SQLite engine: a file per tenant, opened by one process, which holds all leader leases. */
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
        notifications: silentNotifications(),
        leaderLease: ownLease(),
        copyOut: (copy) => copyAside(file, copy),
        close: () => database.destroy(),
      };
    },
    close: async () => undefined,
  };
}

function silentNotifications(): ChangeNotifications {
  const listening = new Set<(word: string) => void>();
  return {
    subscribe({ word }) {
      if (!word) return () => undefined;
      listening.add(word);
      return () => listening.delete(word);
    },
    async publish(word) {
      for (const hear of listening) hear(word);
    },
  };
}

function ownLease(): LeaderLease {
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

/** Copies in a worker thread, as the time depends on the file size. */
function copyAside(from: string, to: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(entryFile('copy-worker'), { workerData: { from, to } });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}
