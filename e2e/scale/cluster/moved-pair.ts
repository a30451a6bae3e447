import { lockKey } from '../../../server/src/db/postgres/lock-key.ts';
import { type SiteHost, startSiteHost } from '../../support/site-host.ts';
import type { Site } from '../../support/start-site.ts';
import { startShared } from './start-shared.ts';

type Member = { readonly host: SiteHost; readonly site: Site };

export type MovedPair = Awaited<ReturnType<typeof startMovedPair>>;

/** Two processes of one site over PostgreSQL and a bucket, whose clocks are moved forward together. */
export async function startMovedPair() {
  const shared = await startShared();
  // The bucket's client reads its keys from the environment of the sites' process.
  Object.assign(process.env, shared.variables);
  let aheadMs = 0;

  async function start(place: number): Promise<Member> {
    const host = await startSiteHost();
    const site = await host.open({
      dataDir: `${shared.scratch}-${place}`,
      variables: {
        ...shared.variables,
        DATABASE_URL: `${shared.database.directUrl}?application_name=${nameOf(place)}`,
        MAIL_FROM: 'casa@example.com',
        STARTER_CONTENT: 'none',
      },
    });
    if (aheadMs > 0) await host.moveClock(site, aheadMs);
    return { host, site };
  }

  // The first fills the empty site; the other then finds it.
  const members = [await start(0), await start(1)];

  return {
    ...shared,
    origins: members.map(({ site }) => site.origin),

    /** How far the site's clock is ahead of this machine. */
    aheadMs: () => aheadMs,

    async moveClock(byMs: number): Promise<void> {
      aheadMs += byMs;
      await Promise.all(members.map(({ host, site }) => host.moveClock(site, byMs)));
    },

    /** The index of the process that holds the tenant's leader lease; undefined if none does. */
    async findHolder(): Promise<number | undefined> {
      const rows = await shared.database.ask(`
        select application_name from pg_locks join pg_stat_activity using (pid)
        where locktype = 'advisory' and granted and (classid::bigint << 32 | objid::bigint) = ${lockKey('house_house', 'duty')}`);
      const place = members.findIndex((_, each) => nameOf(each) === rows[0]?.application_name);
      return place < 0 ? undefined : place;
    },

    /** Ends a process like a machine failure. */
    async kill(place: number): Promise<void> {
      await members[place]?.host.kill();
    },

    /** Restarts a killed process. */
    async restart(place: number): Promise<void> {
      members[place] = await start(place);
    },

    async close(): Promise<void> {
      for (const { host, site } of members) {
        await site.stop();
        await host.close();
      }
      await shared.close();
    },
  };
}

function nameOf(place: number): string {
  return `approdo-${place}`;
}
