import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { makeDataDir, type RunningSite, removeDataDir, startSite } from './start-site.ts';

const GAUGE = fileURLToPath(new URL('./event-loop-gauge.ts', import.meta.url));

/** The event loop's delay in milliseconds. */
type Delay = { readonly p99: number; readonly max: number };

type GaugedSite = RunningSite & {
  /** The delay since the last read. */
  readonly readDelay: () => Promise<Delay>;
};

/** The built server, with a gauge of its event loop. */
export async function startGaugedSite(
  dataDir: string,
  variables: Readonly<Record<string, string>> = {},
): Promise<GaugedSite> {
  const aside = makeDataDir('gauge');
  const file = join(aside, 'gauge.json');
  const site = await startSite({
    dataDir,
    variables: { ...variables, NODE_OPTIONS: `--import ${GAUGE}`, EVENT_LOOP_GAUGE: file },
  });
  return {
    ...site,
    async stop() {
      const code = await site.stop();
      removeDataDir(aside);
      return code;
    },
    async readDelay() {
      process.kill(site.pid, 'SIGUSR2');
      while (!existsSync(file) || readFileSync(file, 'utf8') === '') await after(5);
      const measured = JSON.parse(readFileSync(file, 'utf8'));
      rmSync(file);
      return measured;
    },
  };
}
