import { setTimeout as after } from 'node:timers/promises';
import type { RunningSite } from '../start-site.ts';
import type { Attack } from './attacks.ts';

export type Outcome = { readonly status: number; readonly ms: number };

let callers = 0;

/** Sends it to a site that trusts its proxy, each time from another address, so that no rate limit applies. */
export async function send({ origin }: RunningSite, attack: Attack, token: string): Promise<Outcome> {
  callers += 1;
  const start = performance.now();
  const response = await fetch(origin + attack.address, {
    method: attack.method,
    redirect: 'manual',
    headers: {
      'x-forwarded-for': `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers & 255}`,
      ...(attack.isAnonymous ? {} : { authorization: `Bearer ${token}` }),
      ...attack.headers,
    },
    ...(attack.body ? { body: attack.body } : {}),
  });
  await response.arrayBuffer();
  return { status: response.status, ms: performance.now() - start };
}

/** Polls the site's health until stopped. */
export function watchHealth({ origin }: RunningSite) {
  const failed: string[] = [];
  let answered = 0;
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      try {
        const response = await fetch(`${origin}/api/health`);
        await response.arrayBuffer();
        if (response.status === 200) answered += 1;
        else failed.push(`status ${response.status}`);
      } catch (error) {
        failed.push(String(error));
      }
      await after(20);
    }
  })();
  return {
    async stop() {
      isOver = true;
      await watching;
      return { answered, failed };
    },
  };
}
