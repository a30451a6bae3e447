import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { type AddressRules, checkAddress } from './address-rules.ts';
import { findAddresses } from './find-addresses.ts';
import type { ResolveName } from './resolve-name.ts';
import { sendRequest } from './send-request.ts';

type Message = { readonly headers: Readonly<Record<string, string>>; readonly body: Uint8Array };

type Posting = {
  /** As somebody entered it. */
  readonly address: string;
  /** Writes the message; called only if the address is allowed. */
  readonly write: () => Promise<Message>;
  /** Maximum size of the response body, which is discarded. */
  readonly maxBytes: number;
  /** Time limit for lookup, connection and response together. */
  readonly answerMs: number;
  /** Aborts the request. */
  readonly called: AbortSignal;
};

type PostRules = AddressRules & { readonly resolve: ResolveName; readonly ca?: string | undefined };

export type Answered = { readonly status: number; readonly headers: IncomingHttpHeaders };

type Posted =
  | ({ readonly kind: 'ANSWERED' } & Answered)
  /** The address is not allowed. */
  | { readonly kind: 'NOT_ALLOWED' }
  | { readonly kind: 'SILENT' };

/**
 * Posts a message to an untrusted address: https only, public IP addresses only, no redirects, with a time limit.
 * Throws when aborted, but never for what the other side does.
 */
export async function postGuarded(
  { address, write, maxBytes, answerMs, called }: Posting,
  rules: PostRules,
): Promise<Posted> {
  const checked = checkAddress(address, rules);
  if ('fault' in checked) return { kind: 'NOT_ALLOWED' };
  const message = await write();
  const url = new URL(checked.address);
  const signal = AbortSignal.any([called, AbortSignal.timeout(answerMs)]);
  try {
    const addresses = await findAddresses(url, { ...rules, signal });
    if (!addresses) return { kind: 'NOT_ALLOWED' };
    const response = await sendRequest({ ...message, url, addresses, signal, ca: rules.ca, method: 'POST' });
    // The status is known already, even if the body fails.
    await readOut(response, maxBytes).catch(() => undefined);
    return { kind: 'ANSWERED', status: response.statusCode ?? 0, headers: response.headers };
  } catch {
    called.throwIfAborted();
    return { kind: 'SILENT' };
  }
}

/** Reads the body up to a limit and discards it. */
async function readOut(response: IncomingMessage, maxBytes: number): Promise<void> {
  let size = 0;
  try {
    for await (const chunk of response) {
      size += chunk.length;
      if (size > maxBytes) break;
    }
  } finally {
    response.destroy();
  }
}
