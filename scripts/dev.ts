import { once } from 'node:events';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createSources } from '@approdo/web/dev';
import { forwardRequest } from './dev/forward-request.ts';
import { createSiteProcess } from './dev/site-process.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The one address to open: Vite answers what it can, and the site process the rest. */
const server = createServer().listen(Number(process.env.PORT || 3000), '127.0.0.1');
await once(server, 'listening');
const origin = `http://127.0.0.1:${portOf(server.address())}`;

const { PUBLIC_URL = origin } = process.env;
const site = createSiteProcess({ ...process.env, PORT: '0', HOST: '127.0.0.1', PUBLIC_URL });
const sources = await createSources(server);
server.on('request', (incoming, response) => {
  sources.middlewares(incoming, response, async () => forwardRequest(await site.address(), incoming, response));
});

sources.watcher.add(['server/src', 'shared/src'].map((folder) => `${root}${folder}`));
sources.watcher.on('all', (event, file) => {
  if (event.endsWith('Dir') || !isOfServer(file)) return;
  site.restart();
  if (!isOfBrowsers(file)) sources.ws.send({ type: 'full-reload' });
});
await site.address();
process.stdout.write(`Approdo, aggiornato a ogni modifica: ${origin}\n`);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, async () => {
    await Promise.all([site.stop(), sources.close()]);
    process.exit(0);
  });
}

/** Whether the server, or a page that it renders, uses the file; the back office only runs in browsers. */
function isOfServer(file: string): boolean {
  return /\/(?:server|shared|web)\/src\/.*\.tsx?$/.test(file) && !/\/web\/src\/admin\/|\.test\.tsx?$/.test(file);
}

/** Whether browsers have loaded the file: Vite notifies them itself. */
function isOfBrowsers(file: string): boolean {
  return (sources.moduleGraph.getModulesByFile(file)?.size ?? 0) > 0;
}

function portOf(bound: ReturnType<typeof server.address>): number {
  return typeof bound === 'object' && bound ? bound.port : 0;
}
