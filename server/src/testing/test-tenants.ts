import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createHttpTransport } from '@approdo/shared/client';
import { createCheckedClient } from '@approdo/shared/client/testing';
import { contract } from '@approdo/shared/contract';
import { pino } from 'pino';
import { readConfig } from '../config/config.ts';
import { openCurrentGeneration, openDataDir } from '../data-dir/data-dir.ts';
import { createEngine } from '../db/create-engine.ts';
import type { FirstOwner } from '../features/accounts/auth/first-owner.ts';
import { createHttpServer } from '../http/shell/http-server.ts';
import { listen } from '../http/shell/listen.ts';
import { startTenants } from '../start/start-tenants.ts';
import { openTenantRegistry } from '../tenants/open-tenant-registry.ts';
import { tenantFolder } from '../tenants/tenant-folders.ts';
import { createPlainHasher } from './plain-hasher.ts';
import type { SharedParts } from './shared-parts.ts';
import { copyMigratedDatabase } from './template-database.ts';
import { createTestClock } from './test-clock.ts';

export type TestTenants = Awaited<ReturnType<typeof startTestTenants>>;

type Call = { readonly host?: string; readonly token?: string; readonly method?: string; readonly body?: string };

/** Both are this machine. */
const HOSTS = { mare: '127.0.0.1', monte: 'localhost' } as const;

export type TenantName = keyof typeof HOSTS;

const SECRET = 'a secret that all houses of the tests have in common';

type Options = {
  /** Shared parts for several processes; left out, the houses are in a DATA_DIR. */
  readonly shared?: SharedParts;
  /** Whether both houses exist already. */
  readonly isLater?: boolean;
};

/** Two houses in one process, with plain-text passwords and dummy pages. */
export async function startTestTenants({ shared, isLater = false }: Options = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'approdo-houses-'));
  const server = createHttpServer();
  const address = await listen(server, { host: '127.0.0.1', port: 0 });
  const { port } = new URL(address);
  const variables = shared?.variables ?? { JWT_SECRET: SECRET };
  const config = readConfig({ DATA_DIR: dataDir, STARTER_CONTENT: 'none', ...variables });
  const engine = await createEngine(config.distributed);
  const registry = await openTenantRegistry(config, engine);
  const originOf = (name: TenantName) => `http://${HOSTS[name]}:${port}`;
  for (const name of isLater ? [] : (['mare', 'monte'] as const)) {
    await registry.add({
      name,
      url: originOf(name),
      owner: `${name}@example.com`,
      sender: `Casa <noreply@${name}.it>`,
    });
    // To make the schema is most of a first start.
    if (!shared) await copyMigratedDatabase(openCurrentGeneration(openDataDir(tenantFolder(dataDir, name))).database);
  }
  const clock = createTestClock(new Date('2027-03-01T10:00:00Z'));
  const owners = new Map<string, FirstOwner>();
  const lines: string[] = [];
  const tenants = await startTenants({
    config,
    server,
    web: {
      client: dataDir,
      adminDocument: join(dataDir, 'admin.html'),
      renderPage: async (_visit, client) => ({
        status: 200,
        html: `<!doctype html><title>${(await client.property.get()).name}</title>`,
      }),
    },
    hasher: createPlainHasher(),
    clock,
    log: pino({ level: 'trace' }, { write: (line) => lines.push(line) }),
    onOpen: ({ name }, owner) => owner && owners.set(name, owner),
  });

  function clientOf(name: TenantName, token: string | undefined) {
    const base = `${originOf(name)}/api`;
    return createCheckedClient(
      contract,
      createHttpTransport({ base, readToken: () => token, onTokenRefused: () => undefined }),
    );
  }

  return {
    dataDir,
    registry,
    clock,
    /** The log lines so far, as JSON. */
    lines,
    owners,
    look: tenants.refresh,
    originOf,
    clientOf,
    folderOf: (name: string) => tenantFolder(dataDir, name),

    /** The senders of the letters to a house's owner. */
    async sendersOf(name: TenantName): Promise<(string | undefined)[]> {
      if (!shared) return readSenders(join(tenantFolder(dataDir, name), 'mail'));
      const letters = shared.mail.received.filter(({ recipients }) => recipients.includes(`${name}@example.com`));
      return letters.map(({ mail }) => `${mail.from?.name} <${mail.from?.address}>`);
    },

    async signInTo(name: TenantName) {
      const owner = owners.get(name);
      if (!owner) throw new Error('its owner is not known');
      const { token } = await clientOf(name, undefined).auth.login({ body: owner });
      return { token, client: clientOf(name, token) };
    },

    /** A raw HTTP request with any `Host`. */
    ask: (path: string, { host, token, method = 'GET', body }: Call = {}) =>
      new Promise<{ status: number; headers: Record<string, unknown>; text: string }>((resolve, reject) => {
        const headers = {
          ...(host !== undefined && { host }),
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
        };
        const outgoing = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, async (answer) => {
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text: await text(answer) });
        });
        outgoing.on('error', reject);
        outgoing.end(body);
      }),

    async close(): Promise<void> {
      server.closeIdleConnections();
      await tenants.stop();
      await engine.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function readSenders(folder: string): (string | undefined)[] {
  return readdirSync(folder).map((name) => /^From: (.*?)\r?$/m.exec(readFileSync(join(folder, name), 'utf8'))?.[1]);
}
