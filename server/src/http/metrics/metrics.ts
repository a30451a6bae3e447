import { createQueue } from '@approdo/shared/node/queue';
import type { Route } from './route-names.ts';

/** Facts that are read only when the metrics are scraped. */
export type SiteFacts = {
  readonly mail: Readonly<Record<'waiting' | 'failed' | 'held', number>> & { readonly oldestWaitingSeconds: number };
  readonly backups: {
    readonly count: number;
    readonly damaged: number;
    /** Null where there is no good one. */
    readonly newestAt: Date | null;
    /** Null where the last one succeeded. */
    readonly failedAt: Date | null;
  };
  readonly disk: { readonly freeBytes: number; readonly totalBytes: number };
};

export type Metrics = Awaited<ReturnType<typeof createMetrics>>;

/** Buckets for responses that were computed; cached ones are sent in microseconds. */
const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * The metrics for a monitoring program. Requests are counted in plain numbers and converted when Prometheus scrapes
 * them. The package is loaded only here, since most sites are not monitored.
 */
export async function createMetrics({ version }: { readonly version: string }) {
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = await import('prom-client');
  const registry = new Registry();
  const registers = [registry];
  const sequentially = createQueue();
  const counts = new Map<Route, number[]>();
  // Lag of the event loop, memory, processor, open files.
  collectDefaultMetrics({ register: registry });
  const gauge = <Label extends string = never>(name: string, help: string, labelNames: readonly Label[] = []) =>
    new Gauge({ name: `approdo_${name}`, help, labelNames, registers });

  gauge('info', 'The program; always 1', ['version']).set({ version }, 1);
  new Counter({
    name: 'approdo_http_requests_total',
    help: 'Requests that were answered, by row of the contract or kind of address',
    labelNames: ['method', 'route', 'status'],
    registers,
    collect() {
      this.reset();
      for (const [route, byClass] of counts)
        for (const [status, count] of byClass.entries())
          if (count > 0) this.inc({ ...route, status: status === 0 ? 'none' : `${status}xx` }, count);
    },
  });
  const durations = new Histogram({
    name: 'approdo_http_request_duration_seconds',
    help: 'From head to the end of the answer, of those that were not at hand',
    labelNames: ['method', 'route'],
    buckets: BUCKETS_SECONDS,
    registers,
  });
  const mail = gauge('mail_messages', 'Mails in the outbox that have not left', ['status']);
  const oldestMail = gauge('mail_oldest_waiting_seconds', 'Age of the mail that waits longest; 0 where none waits');
  const backups = gauge('backups', 'Backups in the store', ['state']);
  const newest = gauge(
    'backup_newest_timestamp_seconds',
    'When the newest good backup was made; 0 where there is none',
  );
  const failed = gauge('backup_failure_timestamp_seconds', 'When the daily backup failed; 0 where the last went well');
  const disk = gauge('disk_bytes', 'Of the disk that DATA_DIR lies on', ['state']);

  async function write({ mail: mailFacts, backups: backupFacts, disk: diskFacts }: SiteFacts): Promise<string> {
    const { waiting, failed: refused, held, oldestWaitingSeconds } = mailFacts;
    for (const [status, count] of Object.entries({ waiting, failed: refused, held })) mail.set({ status }, count);
    oldestMail.set(oldestWaitingSeconds);
    backups.set({ state: 'good' }, backupFacts.count - backupFacts.damaged);
    backups.set({ state: 'damaged' }, backupFacts.damaged);
    newest.set(secondsOf(backupFacts.newestAt));
    failed.set(secondsOf(backupFacts.failedAt));
    disk.set({ state: 'free' }, diskFacts.freeBytes);
    disk.set({ state: 'total' }, diskFacts.totalBytes);
    return await registry.metrics();
  }

  return {
    contentType: registry.contentType,

    /** Counts a response; `statusCode` is undefined where the client left before there was one. */
    count(route: Route, statusCode: number | undefined): void {
      const byClass = counts.get(route) ?? [0, 0, 0, 0, 0, 0];
      const place = statusCode === undefined ? 0 : Math.floor(statusCode / 100);
      byClass[place] = (byClass[place] ?? 0) + 1;
      counts.set(route, byClass);
    },

    time({ method, route }: Route, milliseconds: number): void {
      durations.observe({ method, route }, milliseconds / 1000);
    },

    /** In Prometheus' text format. One at a time, since tenants share the gauges. */
    write: (facts: SiteFacts): Promise<string> => sequentially(() => write(facts)),
  };
}

function secondsOf(instant: Date | null): number {
  return instant === null ? 0 : instant.getTime() / 1000;
}
