import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';

/** Anyone can send the header: so it is no proof that there is a proxy, and the words do not say so. */
const UNTRUSTED_PROXY =
  'Le richieste portano X-Forwarded-For, ma TRUST_PROXY vale 0: se davanti al sito c’è un proxy, per il sito tutti i visitatori hanno lo stesso indirizzo, e i tentativi di uno bloccano gli altri. In quel caso chi gestisce il server deve impostare TRUST_PROXY=1 (il numero dei proxy). Se non c’è nessun proxy, lascia 0.';

/** Notices that requests come through a proxy that the configuration does not know of, and logs it once. */
export type ProxyWatch = ReturnType<typeof createProxyWatch>;

export function createProxyWatch({ trustProxy, log }: { readonly trustProxy: number; readonly log: Logger }) {
  let isUntrusted = false;
  return {
    look({ headers }: IncomingMessage): void {
      if (isUntrusted || trustProxy > 0 || headers['x-forwarded-for'] === undefined) return;
      isUntrusted = true;
      log.warn(UNTRUSTED_PROXY);
    },

    /** For the owner, in Italian; empty while all is well. */
    listWarnings: (): string[] => (isUntrusted ? [UNTRUSTED_PROXY] : []),
  };
}
