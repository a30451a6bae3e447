import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHttpTransport } from '@approdo/shared/client';
import { createCheckedClient } from '@approdo/shared/client/testing';
import { contract } from '@approdo/shared/contract';
import { createClock } from '../adapters/clock.ts';
import type { PasswordHasher } from '../adapters/password-hasher.ts';
import { readConfig } from '../config/config.ts';
import { openCurrentGeneration, openDataDir } from '../data-dir/data-dir.ts';
import { createHttpServer } from '../http/shell/http-server.ts';
import { listen } from '../http/shell/listen.ts';
import { startSite } from '../start/start-site.ts';
import { inspectWritten } from './inspect-written.ts';
import { createPlainHasher } from './plain-hasher.ts';
import { copyMigratedDatabase } from './template-database.ts';

export type DataDirSite = Awaited<ReturnType<typeof startDataDirSite>>;

export const owner = { email: 'proprietaria@example.com', password: 'una parola d’ordine' };

type Options = {
  readonly dataDir?: string;
  readonly now?: () => Date;
  readonly variables?: Readonly<Record<string, string>>;
  /** Needed where its passwords were hashed by a real site. */
  readonly hasher?: PasswordHasher;
};

/** A new DATA_DIR with the schema already made, most of a first start; one given by a test is left as it is. */
async function makeDataDir({ DATABASE_URL }: Readonly<Record<string, string>>): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'approdo-data-'));
  if (DATABASE_URL === undefined) await copyMigratedDatabase(openCurrentGeneration(openDataDir(dataDir)).database);
  return dataDir;
}

/** The server as `main.ts` starts it, on a whole DATA_DIR, but with dummy pages and plain-text passwords. */
export async function startDataDirSite({ now, ...options }: Options = {}) {
  const { variables = {}, hasher = createPlainHasher() } = options;
  const dataDir = options.dataDir ?? (await makeDataDir(variables));
  // On PostgreSQL there is no file of it.
  let isInspected = variables.DATABASE_URL === undefined;
  const server = createHttpServer();
  const address = await listen(server, { host: '127.0.0.1', port: 0 });
  const config = readConfig({
    DATA_DIR: dataDir,
    ADMIN_EMAIL: owner.email,
    ADMIN_PASSWORD: owner.password,
    STARTER_CONTENT: 'none',
    LOG_LEVEL: 'silent',
    ...variables,
  });
  const web = {
    client: dataDir,
    adminDocument: join(dataDir, 'admin.html'),
    renderPage: async () => ({ status: 200 as const, html: '<!doctype html><title>casa</title>' }),
  };
  const site = await startSite({ config, server, address, web, clock: createClock(now), hasher });

  function clientFor(token: string | undefined) {
    const base = `${address}/api`;
    return createCheckedClient(
      contract,
      createHttpTransport({ base, readToken: () => token, onTokenRefused: () => undefined }),
    );
  }

  return {
    ...site,
    dataDir,
    origin: address,
    withToken: clientFor,

    async signIn() {
      const { token } = await clientFor(undefined).auth.login({ body: owner });
      return { token, client: clientFor(token) };
    },

    /** Skips the check for data that no restore would accept, written on purpose; takes the reason. */
    leaveUninspected(_why: string): void {
      isInspected = false;
    },

    /** Stops it and deletes the folder unless kept. Throws where a restore would not accept what it wrote. */
    async close({ keepsDataDir = false } = {}): Promise<void> {
      // Tests need no open connection any more, so the site need not wait for them.
      server.closeIdleConnections();
      await site.stop();
      try {
        if (isInspected) inspectWritten(openCurrentGeneration(openDataDir(dataDir)).database);
      } finally {
        if (!keepsDataDir) rmSync(dataDir, { recursive: true, force: true });
      }
    },
  };
}
