import type { Tenant } from './tenant.ts';

/** Which tenants there are, whoever serves them. */
export type TenantRegistry = {
  /** Whether many are kept, be there none at the moment; throws a DataDirError where it cannot be said. */
  readonly keepsMany: () => Promise<boolean>;
  readonly list: () => Promise<TenantList>;
  /**
   * Throws a HouseError where its name or host is another's. `isBack` where data of a tenant that was removed are meant to
   * be its own: without it they are refused to whoever comes by that name, and with it there must be some.
   */
  readonly add: (tenant: Tenant, options?: { readonly isBack?: boolean }) => Promise<void>;
  /** Soon no longer served, or not any more; says where its data are. Throws a HouseError where it is unknown. */
  readonly remove: (name: string) => Promise<string>;
  /** Calls, until the answer is called, when they may be others. Where it is absent, it is to be looked. */
  readonly listen?: (changed: () => void) => () => void;
};

export type TenantList = {
  readonly tenants: readonly Tenant[];
  /** What keeps others from being read, a line each. */
  readonly faults: readonly string[];
};
