import type { IncomingMessage } from 'node:http';
import { findAddresses } from './find-addresses.ts';
import type { ResolveName } from './resolve-name.ts';
import { sendRequest } from './send-request.ts';

type Getting = {
  /** The address as it is asked for, or its fault; called for the first one and for every redirect. */
  readonly check: (address: string) => { readonly address: string } | { readonly fault: unknown };
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
};

type GetRules = {
  readonly trustedHosts: readonly string[];
  readonly resolve: ResolveName;
  readonly ca?: string | undefined;
};

/** The answer of the address that the redirects lead to, before its body is read; or why nothing is asked there. */
type Got = { readonly response: IncomingMessage } | { readonly refused: 'ADDRESS' | 'REDIRECTS' };

const MAX_REDIRECTS = 3;
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/**
 * Gets an untrusted address. It and every redirect are checked alike: first the form, then all IP addresses of the
 * name; the connection only goes to checked ones. Throws if the connection fails or the signal aborts.
 */
export async function getGuarded(
  address: string,
  { check, headers, signal }: Getting,
  { ca, ...rules }: GetRules,
): Promise<Got> {
  let next = address;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const checked = check(next);
    if ('fault' in checked) return { refused: 'ADDRESS' };
    const url = new URL(checked.address);
    const addresses = await findAddresses(url, { ...rules, signal });
    if (!addresses) return { refused: 'ADDRESS' };
    const response = await sendRequest({ url, addresses, headers, signal, ca });
    const target = findTarget(response, url);
    if (target === undefined) return { response };
    response.destroy();
    next = target;
  }
  return { refused: 'REDIRECTS' };
}

function findTarget({ statusCode = 0, headers }: IncomingMessage, from: URL): string | undefined {
  if (!REDIRECTS.has(statusCode) || headers.location === undefined) return undefined;
  return URL.canParse(headers.location, from.href) ? new URL(headers.location, from.href).href : '';
}
