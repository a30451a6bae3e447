import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { type AddressRules, checkAddress } from './address-rules.ts';
import { askServer } from './ask-server.ts';
import { findAddresses } from './find-addresses.ts';
import type { ResolveName } from './resolve-name.ts';

type Message = { readonly headers: Readonly<Record<string, string>>; readonly body: Uint8Array };

type Posting = {
  /** As somebody gave it. */
  readonly address: string;
  /** Called where the address may be asked. */
  readonly write: () => Promise<Message>;
  /** Of the answer, which is not kept. */
  readonly mostBytes: number;
  /** Over all: name, connection and answer. */
  readonly answerMs: number;
  /** Calls it off. */
  readonly called: AbortSignal;
};

type PostRules = AddressRules & { readonly resolve: ResolveName; readonly ca?: string | undefined };

export type Answered = { readonly status: number; readonly headers: IncomingHttpHeaders };

type Posted =
  | ({ readonly kind: 'ANSWERED' } & Answered)
  /** It leads to where nobody is sent. */
  | { readonly kind: 'NOT_ALLOWED' }
  | { readonly kind: 'SILENT' };

/**
 * Takes a message to a stranger's address: https, where its name leads in public, no further than that, and not for long. Throws
 * where it is called off, and for nothing that the other side does.
 */
export async function postGuarded(
  { address, write, mostBytes, answerMs, called }: Posting,
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
    const response = await askServer({ ...message, url, addresses, signal, ca: rules.ca, method: 'POST' });
    // Its status is known by then, however what comes with it may end.
    await readOut(response, mostBytes).catch(() => undefined);
    return { kind: 'ANSWERED', status: response.statusCode ?? 0, headers: response.headers };
  } catch {
    called.throwIfAborted();
    return { kind: 'SILENT' };
  }
}

/** What it says beside its status is heard out, within bounds. */
async function readOut(response: IncomingMessage, mostBytes: number): Promise<void> {
  let size = 0;
  try {
    for await (const chunk of response) {
      size += chunk.length;
      if (size > mostBytes) break;
    }
  } finally {
    response.destroy();
  }
}
