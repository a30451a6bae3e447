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
        leaderLease: permanentLease(),
        copyOut: (copy) => copyAside(file, copy),
        close: () => database.destroy(),
      };
    },
    close: async () => undefined,
  };
}

function silentNotifications(): ChangeNotifications {
  const listeners = new Set<(message: string) => void>();
  return {
    subscribe({ message }) {
      if (!message) return () => undefined;
      listeners.add(message);
      return () => listeners.delete(message);
    },
    async publish(message) {
      for (const listener of listeners) listener(message);
    },
  };
}

function permanentLease(): LeaderLease {
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
