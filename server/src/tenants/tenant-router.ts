import type { IncomingMessage, ServerResponse } from 'node:http';
import { say } from '@approdo/shared/words/say';
import { runForTenant } from '../adapters/shared-thread/current-tenant.ts';
import type { Listener } from '../http/listener.ts';
import { HttpProblem } from '../http/problems.ts';
import { classifyRequest } from '../http/request-kind.ts';
import type { HeaderSets } from '../http/security-headers.ts';
import { createPlainRefusal } from '../http/shell/refuse-plainly.ts';
import { bareHost } from './tenant.ts';

type RouterNeeds = {
  readonly headers: HeaderSets;
  /** Whether the process can serve what it is there for. */
  readonly isReady: () => Promise<boolean>;
};

export type TenantRouter = ReturnType<typeof createTenantRouter>;

/** What a probe asks by the machine's address. */
const HEALTH = '/api/health';

/**
 * Leads each request to the tenant that its `Host` names, and what is done for it counts as that tenant's work. Under a name that is no tenant's the answer is 421, the same for
 * whatever is asked; but how the process is, who probes it is told: 200, or 503 where it cannot serve.
 */
export function createTenantRouter({ headers, isReady }: RouterNeeds) {
  const byHost = new Map<string, Listener>();
  const refuse = createPlainRefusal(headers, new HttpProblem(421, say('hostUnknown')));

  async function answerHealth(response: ServerResponse): Promise<void> {
    const isWell = await isReady().catch(() => false);
    const body = JSON.stringify({ status: isWell ? 'ok' : 'away' });
    response.writeHead(isWell ? 200 : 503, { ...headers.api, 'Content-Type': 'application/json; charset=utf-8' });
    response.end(body);
  }

  return {
    listener(request: IncomingMessage, response: ServerResponse): void {
      const { method, url = '', headers: sent } = request;
      const listen = byHost.get(bareHost(sent.host ?? ''));
      if (listen) listen(request, response);
      else if (url === HEALTH && (method === 'GET' || method === 'HEAD')) void answerHealth(response);
      else refuse(response, classifyRequest(request));
    },

    open(host: string, listener: Listener): void {
      byHost.set(host, (request, response) => runForTenant(host, () => listener(request, response)));
    },

    close(host: string): void {
      byHost.delete(host);
    },
  };
}
