import type { Config } from '../config/config.ts';
import type { DataDir } from '../data-dir/data-dir.ts';
import type { FirstOwner } from '../features/accounts/auth/first-owner.ts';
import type { SiteGate } from '../http/shell/site-gate.ts';
import type { ProcessParts } from './process-parts.ts';

export type TenantStart = {
  readonly parts: ProcessParts;
  /** Tells tenants apart in the engine. */
  readonly name: string;
  /** What was configured for this tenant. */
  readonly config: Config;
  readonly origin: string;
  /** Answers requests from when the tenant is open. */
  readonly gate: SiteGate;
};

export type TenantInFolder = TenantStart & { readonly dataDir: DataDir };

export type StartedTenant = {
  readonly firstOwner: FirstOwner | undefined;
  /** Ends what works on its own in it and closes its data, once no request is under way. */
  readonly stop: () => Promise<void>;
};
