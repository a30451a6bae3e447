import type { Config } from '../config/config.ts';
import type { DataDir } from '../data-dir/data-dir.ts';
import type { FirstOwner } from '../features/accounts/auth/first-owner.ts';
import type { SiteGate } from '../http/shell/site-gate.ts';
import type { ProcessParts } from './process-parts.ts';

export type TenantStart = {
  readonly parts: ProcessParts;
  /** Identifies the tenant in the database engine. */
  readonly name: string;
  /** The tenant's configuration. */
  readonly config: Config;
  readonly origin: string;
  /** Lets requests through once the tenant is open. */
  readonly gate: SiteGate;
};

export type TenantInFolder = TenantStart & { readonly dataDir: DataDir };

export type StartedTenant = {
  readonly firstOwner: FirstOwner | undefined;
  /** Ends its background work and closes its data, once no request is in flight. */
  readonly stop: () => Promise<void>;
};
