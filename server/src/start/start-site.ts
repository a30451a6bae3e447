import type { Server } from 'node:http';
import type { FirstOwner } from '../features/accounts/auth/first-owner.ts';
import { createHeaderSets } from '../http/security-headers.ts';
import { prepareGracefulClose } from '../http/shell/close-gracefully.ts';
import { attachListener } from '../http/shell/http-server.ts';
import { createSiteGate, MAX_RENDER_MS } from '../http/shell/site-gate.ts';
import { LONE_TENANT } from '../tenants/tenant.ts';
import { openProcessParts, type PartsOptions } from './process-parts.ts';
import { startTenant } from './start-tenant.ts';

export type StartOptions = PartsOptions & {
  /** The server, which may already be listening. */
  readonly server: Server;
  /** The address that it listens on. */
  readonly address: string;
};

export type StartedSite = {
  readonly origin: string;
  readonly firstOwner: FirstOwner | undefined;
  /** Resolves once every response is sent and the database is closed. */
  readonly stop: () => Promise<void>;
};

/** Serves the one tenant of a DATA_DIR under any host name. */
export async function startSite({ server, address, ...options }: StartOptions): Promise<StartedSite> {
  const { config } = options;
  const origin = config.publicUrl ?? address;
  const headers = createHeaderSets({ overTls: origin.startsWith('https:') });
  const gate = createSiteGate(headers, config.distributed && { maxRenderMs: MAX_RENDER_MS });
  attachListener(server, headers.api, gate.listener);
  const close = prepareGracefulClose(server);
  const parts = await openProcessParts(options);
  const tenant = await startTenant({ parts, name: LONE_TENANT, config, origin, gate });
  return {
    origin,
    firstOwner: tenant.firstOwner,
    async stop() {
      await close();
      await tenant.stop();
      await parts.close();
    },
  };
}
