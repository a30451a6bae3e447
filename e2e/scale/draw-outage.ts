import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as after } from 'node:timers/promises';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { fileURLToPath } from 'node:url';
import { ApiError } from '@approdo/shared/client';
import { addDays, todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { type ApiClient, connectOwner } from '../support/api.ts';
import { drawSeconds, type Second } from './cluster/draw-seconds.ts';
import { startCluster } from './cluster/start-cluster.ts';

const DRAWING = fileURLToPath(new URL('../../docs/guides/outage.svg', import.meta.url));

const SECONDS = 60;
const KILL_AT = 20;
const FAIL_OVER_AT = 40;
const [READERS, WRITERS] = [4, 6];
const PATHS = ['/', '/booking', '/blog', '/gallery'] as const;

/** `node e2e/scale/draw-outage.ts`: a minute in which a process and then the primary fail, drawn for the guide. */
const cluster = await startCluster();
setDefaultCACertificates([...getCACertificates('default'), readFileSync(cluster.certificate, 'utf8')]);
const owner = await connectOwner({ origin: cluster.address });
const seconds: Second[] = Array.from({ length: SECONDS }, () => ({
  pages: 0,
  writes: 0,
  failedPages: 0,
  failedWrites: 0,
}));
const since = performance.now();
const now = () => Math.floor((performance.now() - since) / 1000);

const readers = [
  ...Array.from({ length: READERS }, (_, reader) => read(reader)),
  ...Array.from({ length: WRITERS }, (_, writer) => write(owner, writer)),
];
await after(KILL_AT * 1000);
const started = cluster.killAndStart(1);
await after(FAIL_OVER_AT * 1000 - (performance.now() - since));
await cluster.database.failOver();
await Promise.all([...readers, started]);
await cluster.close();
const marks = [
  { at: KILL_AT, text: 'one of three processes killed' },
  { at: FAIL_OVER_AT, text: 'primary killed, standby promoted' },
];
writeFileSync(DRAWING, drawSeconds(seconds, marks));
const sum = (of: keyof Second) => seconds.reduce((total, second) => total + second[of], 0);
process.stdout.write(
  `${sum('pages')} pages, ${sum('failedPages')} failed; ${sum('writes')} writes, ${sum('failedWrites')} refused\n`,
);

async function read(reader: number): Promise<void> {
  for (let round = reader; now() < SECONDS; round += 1) {
    const isWell = await fetch(`${cluster.address}${PATHS[round % PATHS.length]}`).then(
      async (answer) => (await answer.text()) !== '' && answer.status === 200,
      () => false,
    );
    count(isWell ? 'pages' : 'failedPages');
  }
}

/** Blocks a day of its own and unblocks it. */
async function write(client: ApiClient, writer: number): Promise<void> {
  const day = addDays(todayInRome(new Date()), 600 + 2 * writer);
  while (now() < SECONDS) {
    try {
      const { booking } = await client.bookings.block({ body: { startDate: day, endDate: day } });
      count('writes');
      await client.bookings.remove({ params: { id: booking.id } });
      count('writes');
    } catch (error) {
      count('failedWrites');
      // Blocked by a try whose answer was lost: unblock it by hand.
      if (error instanceof ApiError && error.status === 409) await openAgain(client, day).catch(() => undefined);
    }
  }
}

async function openAgain(client: ApiClient, day: string): Promise<void> {
  const taken = (await client.bookings.list()).find(({ startDate, isBlocked }) => isBlocked && startDate === day);
  if (taken) await client.bookings.remove({ params: { id: taken.id } });
}

function count(what: keyof Second): void {
  const second = seconds[now()];
  if (second) second[what] += 1;
}
