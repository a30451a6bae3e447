import { type Clock, createClock } from '../../server/src/adapters/clock.ts';
import { createPasswordHasher } from '../../server/src/adapters/password-hasher.ts';
import { loadWebBuild } from '../../server/src/adapters/web-build.ts';
import { readConfig } from '../../server/src/config/config.ts';
import { createHttpServer } from '../../server/src/http/shell/http-server.ts';
import { listen } from '../../server/src/http/shell/listen.ts';
import { startSite } from '../../server/src/start/start-site.ts';
import { inspectStoppedSite } from './inspect-stopped-site.ts';
import type { HostAnswer, HostCall } from './site-host.ts';

/** Started by `startSiteHost`: opens and closes any number of sites in one process, as `serve` does. */
const web = await loadWebBuild();
// Hashing a password is slow on purpose, which no story is about.
const hasher = createPasswordHasher({ cost: 4 });

type OpenSite = {
  readonly variables: Variables;
  readonly stop: () => Promise<void>;
  /** Called after its clock was moved. */
  readonly moved: ReadonlySet<() => void>;
  aheadMs: number;
};
type Variables = Readonly<Record<string, string | undefined>>;

const open = new Map<string, OpenSite>();

process.on('message', (call: HostCall) => {
  answer(call).then(
    (origin) => reply({ id: call.id, origin }),
    (error: unknown) =>
      reply({ id: call.id, fault: error instanceof Error ? (error.stack ?? error.message) : `${error}` }),
  );
});
process.on('disconnect', () => process.exit());
reply({ id: 0, origin: '' });

async function answer(call: HostCall): Promise<string> {
  if (call.kind === 'open') return await start(call.variables, 0);
  const site = open.get(call.origin);
  if (call.kind === 'moveClock') {
    if (site) site.aheadMs += call.byMs;
    for (const notify of site?.moved ?? []) notify();
    return call.origin;
  }
  await site?.stop();
  open.delete(call.origin);
  if (call.kind === 'close' && site) await inspectStoppedSite(site.variables);
  if (call.kind === 'close' || !site) return call.origin;
  return await start({ ...site.variables, PORT: new URL(call.origin).port }, site.aheadMs + call.byMs);
}

async function start(variables: Variables, aheadMs: number): Promise<string> {
  const config = readConfig(variables);
  const server = createHttpServer();
  const address = await listen(server, config);
  const moved = new Set<() => void>();
  const clock: Clock = {
    ...createClock(() => new Date(Date.now() + site.aheadMs)),
    onSet(listener) {
      moved.add(listener);
      return () => moved.delete(listener);
    },
  };
  const shared = { ...hasher, close: async () => undefined };
  const site: OpenSite = { variables, moved, aheadMs, stop: () => started.stop() };
  const started = await startSite({ config, server, address, web, clock, hasher: shared });
  open.set(started.origin, site);
  return started.origin;
}

function reply(message: HostAnswer): void {
  process.send?.(message);
}
