import { z } from 'zod';

/** One of many that a process serves: what is particular to it, and known before its data are open. */
export type Tenant = z.output<typeof tenant>;

/** What keeps a tenant from being added or removed, in Italian for whoever runs the program. */
export class TenantError extends Error {
  override readonly name = 'HouseError';
}

/** Tells tenants apart for good: folders, schemas and secrets are made from it. */
export const tenantName = z
  .string()
  .regex(
    /^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/,
    'il nome di una casa ha da 1 a 40 lettere minuscole senza accenti, cifre e trattini',
  );

/** The name of the one tenant that a DATA_DIR or a database keeps, where it does not keep many. */
export const LONE_TENANT = 'house';

const ADDRESS = 'l’indirizzo di una casa è come https://casa.example, senza altro dietro il nome';

const origin = z
  .string()
  .max(300, ADDRESS)
  .transform((written, context) => {
    const address = URL.canParse(written) ? new URL(written) : undefined;
    if (address && /^https?:$/.test(address.protocol) && address.href === `${address.origin}/`) return address.origin;
    context.addIssue({ code: 'custom', message: ADDRESS });
    return z.NEVER;
  });

export const tenant = z.object({
  name: tenantName,
  /** Scheme and host of its site. No two tenants have one host. */
  url: origin,
  /** The e-mail address of its first owner. */
  owner: z.email('il proprietario è un indirizzo e-mail').max(254),
  /** The mailbox that its letters come from, where it is not MAIL_FROM. */
  sender: z.string().min(1).max(300).optional(),
});

/** The host of a tenant or of a request, so that both can be compared: without port, in small letters. */
export function bareHost(written: string): string {
  return written.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
}

export function hostOf({ url }: Tenant): string {
  return bareHost(new URL(url).host);
}

/** Throws where a new tenant has the name or the host of another. */
export function requireNew(added: Tenant, others: readonly Tenant[]): void {
  if (others.some(({ name }) => name === added.name)) throw new TenantError(`c’è già una casa di nome ${added.name}`);
  const same = others.find((other) => hostOf(other) === hostOf(added));
  if (same) throw new TenantError(`${hostOf(added)} è già l’indirizzo della casa ${same.name}`);
}
