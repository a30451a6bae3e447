import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const SITE = fileURLToPath(new URL('site-of-sources.ts', import.meta.url));

/** How long files saved together may take to be written. */
const TOGETHER_MS = 100;

/** The site's address; undefined if it could not start, in which case it has printed why. */
type Address = string | undefined;

/** Runs the server in a child process, which is replaced after each change. */
export function createSiteProcess(variables: NodeJS.ProcessEnv) {
  let site: ChildProcess | undefined;
  let latest = Promise.withResolvers<Address>();
  let isStarting = true;
  let generation = 0;
  let timer: NodeJS.Timeout | undefined;
  void renew();

  async function renew(): Promise<void> {
    const mine = generation;
    await stop();
    const address = await start();
    if (mine !== generation) return;
    isStarting = false;
    latest.resolve(address);
  }

  async function start(): Promise<Address> {
    const child = fork(SITE, { env: variables });
    site = child;
    return await new Promise((resolve) => {
      child.once('message', (address) => resolve(String(address)));
      child.once('exit', () => resolve(undefined));
    });
  }

  async function stop(): Promise<void> {
    clearTimeout(timer);
    if (!site || site.exitCode !== null || site.signalCode !== null) return;
    const gone = once(site, 'exit');
    site.kill('SIGTERM');
    await gone;
  }

  return {
    address: () => latest.promise,

    /** Restarts the site with the current sources; from now on `address` waits for the new process. */
    restart(): void {
      generation += 1;
      if (!isStarting) latest = Promise.withResolvers();
      isStarting = true;
      clearTimeout(timer);
      timer = setTimeout(renew, TOGETHER_MS);
    },

    stop,
  };
}
