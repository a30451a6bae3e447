import { hkdfSync } from 'node:crypto';
import type { Config } from '../config/config.ts';
import type { Tenant } from './tenant.ts';

const SECRET_BYTES = 48;

/**
 * What is configured for one of many tenants. Its secret is derived from the common one, so that no token or seal of a tenant
 * is good in another; without a common one it makes its own. No password is set for several owners at once, nor is
 * what their guests pay by card taken for one account.
 */
export function configFor({ name, url, owner, sender }: Tenant, config: Config, dataDir: string): Config {
  return {
    ...config,
    dataDir,
    publicUrl: url,
    jwtSecret: config.jwtSecret === undefined ? undefined : deriveSecret(config.jwtSecret, name),
    adminEmail: owner,
    adminPassword: undefined,
    ownerEmail: undefined,
    mailFrom: sender ?? config.mailFrom,
    stripe: undefined,
    registerKey: undefined,
  };
}

/** HKDF (RFC 5869) by the tenant's name. */
function deriveSecret(secret: string, name: string): string {
  return Buffer.from(hkdfSync('sha256', secret, '', `approdo: house ${name}`, SECRET_BYTES)).toString('base64url');
}
