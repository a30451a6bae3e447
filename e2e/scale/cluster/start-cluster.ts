import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockKey } from '../../../server/src/db/postgres/lock-key.ts';
import { startBucket } from '../../../server/src/testing/bucket/start-bucket.ts';
import { startMailServer } from '../../../server/src/testing/mail-server.ts';
import { startPostgresPair } from '../../../server/src/testing/postgres/postgres-pair.ts';
import { freePorts, startProxy } from '../../support/start-proxy.ts';
import { type RunningSite, startSite } from '../../support/start-site.ts';

const PROCESSES = 3;

export type Cluster = Awaited<ReturnType<typeof startCluster>>;

/** Three processes of one site over PostgreSQL and a bucket, behind nginx as the guide sets it up. */
export async function startCluster() {
  const ending = new AsyncDisposableStack();
  try {
    return await startParts(ending);
  } catch (error) {
    await ending.disposeAsync();
    throw error;
  }
}

async function startParts(ending: AsyncDisposableStack) {
  const folder = mkdtempSync(join(tmpdir(), 'approdo-cluster-'));
  ending.defer(() => rmSync(folder, { recursive: true, force: true }));
  const database = await startPostgresPair(folder);
  ending.defer(database.close);
  const bucket = await startBucket({ nodes: 3 });
  ending.defer(bucket.close);
  const mail = await startMailServer();
  ending.defer(mail.close);
  const [https = 0, http = 0, ...ports] = await freePorts(2 + PROCESSES);
  const address = `https://localhost:${https}`;
  const variables = {
    ...bucket.variables,
    PUBLIC_URL: address,
    TRUST_PROXY: '1',
    DATABASE_URL: database.url,
    MEDIA_URL: bucket.url,
    JWT_SECRET: 'what all the processes of a cluster agree on',
    SMTP_URL: mail.url,
    MAIL_FROM: 'casa@example.com',
  };
  const start = (place: number, root?: string): Promise<RunningSite> =>
    startSite({
      dataDir: join(folder, `scratch-${place}`),
      // The name identifies each process's connections in the database.
      variables: { ...variables, PORT: String(ports[place]), PGAPPNAME: nameOf(place) },
      isDemo: true,
      ...(root !== undefined && { root }),
    });
  const processes: RunningSite[] = [];
  ending.defer(() => Promise.all(processes.map((one) => one.stop())).then(() => undefined));
  // The first fills the empty site; the others then find it.
  processes.push(await start(0));
  processes.push(...(await Promise.all(ports.slice(1).map((_, place) => start(place + 1)))));
  const proxy = await startProxy('many', { https, http, sites: ports });
  ending.defer(proxy.stop);

  return {
    /** The public address. */
    address,
    certificate: proxy.certificate,
    database,
    bucket,
    mail,
    /** In the order of their ports. */
    processes,
    /** Their own addresses, bypassing the proxy. */
    directSites: [directSiteAt(ports, 0), directSiteAt(ports, 1), directSiteAt(ports, 2)] as const,

    /** Kills a process like a machine failure, and restarts it. */
    async killAndStart(place: number): Promise<void> {
      await processes[place]?.kill();
      processes[place] = await start(place);
    },

    /** Stops a process like a service manager, and restarts it from the program in that folder. */
    async restart(place: number, root?: string): Promise<void> {
      await processes[place]?.stop();
      processes[place] = await start(place, root);
    },

    /** The index of the process that holds the tenant's leader lease; undefined if none does. */
    async findHolder(): Promise<number | undefined> {
      const rows = await database.ask(`
        select application_name from pg_locks join pg_stat_activity using (pid)
        where locktype = 'advisory' and granted and (classid::bigint << 32 | objid::bigint) = ${lockKey('house_house', 'duty')}`);
      const place = processes.findIndex((_, each) => nameOf(each) === rows[0]?.application_name);
      return place < 0 ? undefined : place;
    },

    close: () => ending.disposeAsync(),
  };
}

function nameOf(place: number): string {
  return `approdo-${place}`;
}

function directSiteAt(ports: readonly number[], place: number) {
  return { origin: `http://127.0.0.1:${ports[place]}` };
}
