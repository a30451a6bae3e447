import { type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { ResolvedAddress } from './resolve-name.ts';

type Question = {
  readonly url: URL;
  /** GET where left out, which has no body. */
  readonly method?: 'POST';
  readonly body?: Uint8Array;
  readonly headers: Readonly<Record<string, string>>;
  /** Where the name leads, as it was checked: the connection goes there and nowhere else. */
  readonly addresses: readonly ResolvedAddress[];
  readonly signal: AbortSignal;
  /** Who vouches for certificates, in place of those that Node trusts: for tests. */
  readonly ca?: string | undefined;
};

/** The head of one answer, whose body waits. Follows nothing, keeps no connection. Throws where none comes. */
export function askServer({ url, method, body, headers, addresses, signal, ca }: Question): Promise<IncomingMessage> {
  const isSecure = url.protocol === 'https:';
  const { hostname } = url;
  const name = hostname.replace(/^\[|\]$/g, '');
  const options = {
    host: name,
    port: url.port || (isSecure ? 443 : 80),
    path: `${url.pathname}${url.search}`,
    headers: { ...headers, host: url.host },
    ...(method && { method }),
    agent: false,
    signal,
    lookup: answerWith(addresses),
    ...(isSecure && { rejectUnauthorized: true, ca }),
    ...(isSecure && isIP(name) === 0 && { servername: name }),
  };
  return new Promise((resolve, reject) => {
    const request = (isSecure ? requestSecure : requestPlain)(options);
    request.once('response', resolve);
    // Stays for the life of the request: a connection that breaks later on tells the body, too.
    request.on('error', reject);
    request.end(body);
  });
}

/** Answers each question for a name with what was checked: a second look-up might be told something else. */
function answerWith(addresses: readonly ResolvedAddress[]): LookupFunction {
  return (_hostname, options, callback) => {
    const [first] = addresses;
    if (!first) callback(new Error('no address'), '');
    else if (options.all) callback(null, [...addresses]);
    else callback(null, first.address, first.family);
  };
}
