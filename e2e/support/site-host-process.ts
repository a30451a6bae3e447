import { createClock } from '../../server/src/adapters/clock.ts';
import { createPasswordHasher } from '../../server/src/adapters/password-hasher.ts';
import { readConfig } from '../../server/src/config.ts';
import { createFrontServer } from '../../server/src/http/front-door.ts';
import { listen } from '../../server/src/http/listen.ts';
import { loadWebBuild } from '../../server/src/site/web-build.ts';
import { startSite } from '../../server/src/start-site.ts';
import type { HostAnswer, HostCall } from './site-host.ts';

/** Started by `startSiteHost`: opens sites as `serve` does, any number of them in one process, and closes them. */
const web = await loadWebBuild();
// Passwords cost a fifth of a second each on purpose; no story is about that.
const hasher = createPasswordHasher({ cost: 4 });
const open = new Map<string, { readonly stop: () => Promise<void>; readonly moveClock: (byMs: number) => void }>();

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
  if (call.kind === 'close') {
    await open.get(call.origin)?.stop();
    open.delete(call.origin);
    return call.origin;
  }
  if (call.kind === 'moveClock') {
    open.get(call.origin)?.moveClock(call.byMs);
    return call.origin;
  }
  const config = readConfig(call.variables);
  const server = createFrontServer();
  const address = await listen(server, config);
  let aheadMs = 0;
  const clock = createClock(() => new Date(Date.now() + aheadMs));
  const shared = { ...hasher, close: async () => undefined };
  const { origin, stop } = await startSite({ config, server, address, web, clock, hasher: shared });
  open.set(origin, {
    stop,
    moveClock: (byMs) => {
      aheadMs += byMs;
    },
  });
  return origin;
}

function reply(message: HostAnswer): void {
  process.send?.(message);
}
