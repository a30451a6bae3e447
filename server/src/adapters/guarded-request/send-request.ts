import { type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { ResolvedAddress } from './resolve-name.ts';

type ServerRequest = {
  readonly url: URL;
  /** GET if omitted, without a body. */
  readonly method?: 'POST';
  readonly body?: Uint8Array;
  readonly headers: Readonly<Record<string, string>>;
  /** The checked IP addresses of the name: the connection goes nowhere else. */
  readonly addresses: readonly ResolvedAddress[];
  readonly signal: AbortSignal;
  /** A CA used instead of those that Node trusts, for tests. */
  readonly ca?: string | undefined;
};

/** Resolves with the response before its body is read. Follows no redirect, reuses no connection. Throws on failure. */
export function sendRequest({
  url,
  method,
  body,
  headers,
  addresses,
  signal,
  ca,
}: ServerRequest): Promise<IncomingMessage> {
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
    // Also needed after the response: a connection that breaks later is reported by the body, too.
    request.on('error', reject);
    request.end(body);
  });
}

/** A lookup that returns the checked addresses: a second DNS lookup might return others. */
function answerWith(addresses: readonly ResolvedAddress[]): LookupFunction {
  return (_hostname, options, callback) => {
    const [first] = addresses;
    if (!first) callback(new Error('no address'), '');
    else if (options.all) callback(null, [...addresses]);
    else callback(null, first.address, first.family);
  };
}
