import { once } from 'node:events';
import { get } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { currentTenant } from '../adapters/shared-thread/current-tenant.ts';
import { createHeaderSets } from '../http/security-headers.ts';
import { attachListener, createHttpServer } from '../http/shell/http-server.ts';
import { listen } from '../http/shell/listen.ts';
import { createTenantRouter } from './tenant-router.ts';

const server = createHttpServer();
afterEach(() => server.close());

it('what is done for a request is work of the house that its host names, also later on and beside others', async () => {
  const headers = createHeaderSets({ overTls: false });
  const router = createTenantRouter({ headers, isReady: async () => true });
  for (const host of ['mare.example', 'monte.example']) {
    router.open(host, async (_, response) => {
      await setTimeout(20);
      response.end(currentTenant());
    });
  }
  const origin = await listen(server, { host: '127.0.0.1', port: 0 });
  attachListener(server, headers.api, router.listener);
  const hosts = ['mare.example', 'monte.example:443', 'Mare.example'];
  const whose = hosts.map(async (host) => {
    const [answer] = await once(get(origin, { headers: { host }, agent: false }), 'response');
    return String(Buffer.concat(await answer.toArray()));
  });
  expect(await Promise.all(whose)).toEqual(['mare.example', 'monte.example', 'mare.example']);
  expect(currentTenant()).toBe('');
});
