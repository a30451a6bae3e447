import { ITALIAN } from '@approdo/shared/domain/base/language/language';
import { createClock } from '../adapters/clock.ts';
import type { Config } from '../config/config.ts';
import {
  DataDirError,
  lockBackups,
  openCurrentGeneration,
  openDataDir,
  requireOneTenant,
} from '../data-dir/data-dir.ts';
import { createEngine } from '../db/create-engine.ts';
import type { Database } from '../db/database.ts';
import type { Engine, TenantData } from '../db/engine.ts';
import { transact } from '../db/transaction.ts';
import { createKeysReset } from '../features/accounts/auth/reset-keys.ts';
import { countOpenSessions } from '../features/accounts/devices/index.ts';
import { createKeysChangedNotifier, type KeysSummary, summarizeKeys } from '../features/accounts/keys/index.ts';
import { findAccountByEmail, type UsersTable } from '../features/base/people/index.ts';
import { createQueueLetter } from '../features/messages/letters/queue-letter.ts';
import { openTenantRegistry } from '../tenants/open-tenant-registry.ts';
import { LONE_TENANT, TenantError } from '../tenants/tenant.ts';
import { configFor } from '../tenants/tenant-config.ts';
import { tenantFolder } from '../tenants/tenant-folders.ts';

type Place = {
  readonly config: Config;
  /** The name of one of several houses. */
  readonly house?: string | undefined;
};

/** Commands of the server's operator for one account's keys. */
type KeysShell = {
  /** Undefined where no account has that address. */
  readonly list: (email: string) => Promise<(KeysSummary & { readonly sessions: number }) | undefined>;
  /**
   * Ends the account's keys, codes, devices and sessions, and queues the letter about it. Returns the account's
   * address; undefined where no account has it.
   */
  readonly reset: (email: string) => Promise<string | undefined>;
};

/** Runs key commands when an administrator is locked out. The site may be running: they take effect at once. */
export async function withKeysShell<Result>(
  place: Place,
  work: (shell: KeysShell) => Promise<Result>,
): Promise<Result> {
  const engine = await createEngine(place.config.distributed);
  try {
    const { config, name } = await locate(place, engine);
    return await withData({ config, name, engine }, (data, hold) => work(createShell({ config, data, hold })));
  } finally {
    await engine.close();
  }
}

type Located = { readonly config: Config; readonly name: string };

/** Throws a TenantError where no house is named though there are several, or none has that name. */
async function locate({ config, house }: Place, engine: Engine): Promise<Located> {
  const registry = await openTenantRegistry(config, engine);
  const isOneOfMany = await registry.keepsMany();
  if (!isOneOfMany && house === undefined) return { config, name: LONE_TENANT };
  if (house === undefined) throw new TenantError('qui ci sono più case: scegline una con --house NOME');
  const { tenants } = await registry.list();
  const tenant = tenants.find(({ name }) => name === house);
  if (!tenant) throw new TenantError(`non c’è nessuna casa di nome ${house}`);
  return { config: configFor(tenant, config, tenantFolder(config.dataDir, house)), name: house };
}

/** Prevents restores meanwhile, which would bring back what is ended. */
type Hold = <Result>(work: () => Promise<Result>) => Promise<Result>;

async function withData<Result>(
  { config, name, engine }: Located & { readonly engine: Engine },
  work: (data: TenantData, hold: Hold) => Promise<Result>,
): Promise<Result> {
  if (config.distributed) {
    const data = await engine.open({ name, file: '', backups: '' });
    return await work(data, (change) => holding(() => data.lock?.('backups'), change)).finally(data.close);
  }
  requireOneTenant(config.dataDir);
  const dataDir = openDataDir(config.dataDir);
  return await holding(
    () => lockBackups(dataDir),
    async () => {
      const { database: file } = openCurrentGeneration(dataDir);
      const data = await engine.open({ name, file, backups: dataDir.backups });
      return await work(data, (change) => change()).finally(data.close);
    },
  );
}

type Held = { readonly release: () => void | Promise<void> };

async function holding<Result>(
  take: () => Held | undefined | Promise<Held | undefined>,
  work: () => Promise<Result>,
): Promise<Result> {
  const held = await take();
  if (!held) throw new DataDirError('un’operazione di backup è in corso: riprova quando è finita');
  try {
    return await work();
  } finally {
    await held.release();
  }
}

type ShellParts = { readonly config: Config; readonly data: TenantData; readonly hold: Hold };

function createShell({ config, data: { database }, hold }: ShellParts): KeysShell {
  const clock = createClock();
  const queueLetter = createQueueLetter({ clock, origin: originOf(config) });
  const resetKeys = createKeysReset({ clock, notifyKeysChanged: createKeysChangedNotifier({ clock, queueLetter }) });
  return {
    async list(email) {
      const user = await findAccountByEmail(database, email);
      return user && (await summarize(database, user, clock.now()));
    },

    reset: (email) =>
      hold(() =>
        transact(database, async (trx) => {
          const user = await findAccountByEmail(trx, email);
          if (user) await resetKeys(trx, { user, sender: { browser: undefined, language: ITALIAN } });
          return user?.email;
        }),
      ),
  };
}

async function summarize(database: Database, { id }: UsersTable, now: Date) {
  return { ...(await summarizeKeys(database, id)), sessions: await countOpenSessions(database, id, now) };
}

/** The start of links in the letter; without PUBLIC_URL the address that the site prints when it starts. */
function originOf({ publicUrl, host, port }: Config): string {
  if (publicUrl !== undefined) return publicUrl;
  const isEverywhere = host === '0.0.0.0' || host === '::';
  return `http://${isEverywhere ? 'localhost' : host}:${port}`;
}
