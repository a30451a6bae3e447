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
const open = new Map<string, { readonly stop: () => Promise<void> }>();

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
  const config = readConfig(call.variables);
  const server = createFrontServer();
  const address = await listen(server, config);
  const site = await startSite({ config, server, address, web, hasher: { ...hasher, close: async () => undefined } });
  open.set(site.origin, site);
  return site.origin;
}

function reply(message: HostAnswer): void {
  process.send?.(message);
}
