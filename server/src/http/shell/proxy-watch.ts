import type { IncomingMessage } from 'node:http';
import type { SiteWarning } from '@approdo/shared/contract/operations/health';
import type { Logger } from 'pino';

/** Anyone can send the header: it does not prove that there is a proxy, so the text does not claim it. */
const UNTRUSTED_PROXY: SiteWarning = {
  code: 'UNTRUSTED_PROXY',
  text: 'Se davanti al sito c’è un altro programma (un proxy), il sito non lo sa: crede che tutti i visitatori siano uno solo, e i tentativi di uno bloccano gli altri.',
  advice:
    'In quel caso chi gestisce il server deve dire al sito quanti sono (TRUST_PROXY=1 se è uno solo). Se non ce n’è nessuno, lascia tutto com’è.',
};

/** Anyone can send any name: none is stored or repeated, only that there was one. */
const otherName = (origin: string): SiteWarning => ({
  code: 'OTHER_NAME',
  text: `Il sito viene raggiunto con un altro nome, ma crede che il suo indirizzo sia ${origin}: i collegamenti nelle e-mail e quelli per i motori di ricerca portano lì.`,
  advice:
    'Chi gestisce il server deve scrivere nelle impostazioni l’indirizzo che dai agli ospiti (PUBLIC_URL), e riavviare il sito.',
});

/** Names of the local machine (RFC 6761, 6.3). */
const THIS_MACHINE = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;

type WatchOptions = {
  readonly trustProxy: number;
  /** Scheme and host that links begin with. */
  readonly origin: string;
  /** Whether PUBLIC_URL sets that origin; else it is the address that the server listens on. */
  readonly isOriginGiven: boolean;
  readonly log: Logger;
};

export type ProxyWatch = ReturnType<typeof createProxyWatch>;

/** Detects from requests that TRUST_PROXY or PUBLIC_URL does not match how the site is reached; logs each once. */
export function createProxyWatch({ trustProxy, origin, isOriginGiven, log }: WatchOptions) {
  const found: SiteWarning[] = [];
  let watchesForProxy = trustProxy === 0;
  let watchesForName = !isOriginGiven;
  const { host: ownName } = new URL(origin);

  function note(warning: SiteWarning): void {
    found.push(warning);
    log.warn(`${warning.text} ${warning.advice}`);
  }

  function isOther(name: string | string[] | undefined): boolean {
    return typeof name === 'string' && name !== ownName && !THIS_MACHINE.test(name);
  }

  return {
    inspect({ headers }: IncomingMessage): void {
      if (watchesForProxy && headers['x-forwarded-for'] !== undefined) {
        watchesForProxy = false;
        note(UNTRUSTED_PROXY);
      }
      if (watchesForName && (isOther(headers.host) || isOther(headers['x-forwarded-host']))) {
        watchesForName = false;
        note(otherName(origin));
      }
    },

    /** For the owner, in Italian; empty while all is well. */
    listWarnings: (): readonly SiteWarning[] => found,
  };
}
