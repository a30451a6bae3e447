import { type Client, createClient, createHttpTransport, type Transport } from '@approdo/shared/client';
import type { Contract } from '@approdo/shared/contract/base/endpoint';
import { clearSession, readSession } from '../../session/browser-session.ts';
import { readPageLanguage } from './page-language.ts';

type Around = (transport: Transport) => Transport;

/** A client of the API for these resources, with this browser's session; `around` wraps each call. */
export function createBrowserClient<const Rows extends Contract>(
  rows: Rows,
  around: Around = (transport) => transport,
): Client<Rows> {
  return createClient(rows, around(retryAsVisitor(createSiteTransport())), { readLang: readPageLanguage });
}

function createSiteTransport(): Transport {
  return createHttpTransport({
    base: '/api',
    readToken: () => readSession()?.token,
    onTokenRefused: (token) => {
      if (readSession()?.token === token) clearSession();
    },
  });
}

/** An expired token is refused even for public calls: signs the visitor out and repeats the call without it. */
function retryAsVisitor(transport: Transport): Transport {
  return async (call) => {
    const before = readSession();
    const answer = await transport(call);
    const wasSignedOut = before !== undefined && readSession() === undefined;
    return answer.status === 401 && wasSignedOut ? transport(call) : answer;
  };
}
