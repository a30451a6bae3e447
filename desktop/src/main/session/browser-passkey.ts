import { createClient } from '@approdo/shared/client';
import { passkeySignIn } from '@approdo/shared/contract/accounts/keys';
import { readHandoverAnswer, writeHandoverLink } from '@approdo/shared/domain/accounts/handover-link';
import { passkeyPlace } from '@approdo/shared/domain/accounts/passkey-place';
import { challengeOf, makeVerifier } from '@approdo/shared/node/proof-key';
import type { Schedule } from '@approdo/shared/node/schedule';
import type { ElectronSurface, Fetch } from '../electron-surface.ts';
import { hearBrowser, UnheardFault } from '../loopback/hear-browser.ts';
import { ProblemError } from '../problem-error.ts';
import { PASSKEY, TEXTS } from '../texts.ts';
import { CALL_TIMEOUT_MS, createSiteTransport } from './site-transport.ts';

type Options = {
  readonly fetch: Fetch;
  readonly shell: Pick<ElectronSurface['shell'], 'openExternal'>;
  readonly schedule: Schedule;
  /** The person returns from the browser. */
  readonly onAnswer: () => void;
};

/** The site of that origin, and no other, gives a session or a fresh proof for it. */
type Proof = { readonly origin: string; readonly code: string; readonly verifier: string };

export type BrowserPasskey = ReturnType<typeof createBrowserPasskey>;

/** Passkeys of a site, used in the system's browser: they are bound to the site's address, not the app's window's. */
export function createBrowserPasskey({ fetch, shell, schedule, onAnswer }: Options) {
  let asking: AbortController | undefined;

  /** Where the site says it takes passkeys. Throws an ApiError with its reason, or a ProblemError if nowhere. */
  async function getToldOrigin(address: string): Promise<string> {
    const transport = createSiteTransport({ address, token: undefined, fetch, timeoutMs: CALL_TIMEOUT_MS });
    const asked = await createClient({ passkeySignIn }, transport).passkeySignIn.options();
    const { origin } = passkeySignIn.options.answer.pick({ origin: true }).parse(asked);
    // The system opens it: whatever a site answers, it must be a web page.
    if (!isPlaceOfPasskeys(origin)) throw new ProblemError({ status: 409, error: PASSKEY.notHere });
    return origin;
  }

  /** The same, if it is the chosen site: a passkey asked for at another's page is never sent to this one. */
  async function getOrigin(address: string): Promise<string> {
    const origin = await getToldOrigin(address);
    if (origin !== address) throw new ProblemError({ status: 409, error: describeOther(origin, address) });
    return origin;
  }

  async function openPage(page: string): Promise<void> {
    await shell.openExternal(page).catch(() => {
      throw new ProblemError({ status: 502, error: TEXTS.noBrowser });
    });
  }

  async function askOnce(address: string, signal: AbortSignal): Promise<Proof> {
    const origin = await getOrigin(address);
    const verifier = makeVerifier();
    const { code, issuer } = await hearBrowser({
      begin: async (asked) => {
        const port = Number(new URL(asked.origin).port);
        return writeHandoverLink(origin, { port, state: asked.state, challenge: challengeOf(verifier) });
      },
      read: (query) => readAnswer(query, origin),
      unknown: PASSKEY.pageUnknown,
      openExternal: shell.openExternal,
      schedule,
      signal,
    });
    // The page opened was the site's; the issuer proves that the answer is, too (RFC 9207).
    if (issuer !== origin) throw new ProblemError({ status: 502, error: PASSKEY.answeredElsewhere });
    return { origin, code, verifier };
  }

  return {
    /** Never rejects: false without an answer. True for a site at another address, so that `ask` can explain. */
    async isOffered(address: string): Promise<boolean> {
      return await getToldOrigin(address).then(
        () => true,
        () => false,
      );
    },

    /** Undefined if cancelled, also by the next call: one at a time. Throws as `getOrigin`, or a ProblemError. */
    async ask(address: string): Promise<Proof | undefined> {
      asking?.abort();
      const mine = new AbortController();
      asking = mine;
      try {
        const proof = await askOnce(address, mine.signal);
        onAnswer();
        return proof;
      } catch (fault) {
        if (mine.signal.aborted) return undefined;
        throw fault instanceof UnheardFault ? problemOf(fault) : fault;
      } finally {
        if (asking === mine) asking = undefined;
      }
    },

    cancel: () => asking?.abort(),

    /** Opens the page where the user signed in in that browser manages their passkeys. */
    async openKeys(address: string): Promise<void> {
      await openPage(`${await getOrigin(address)}/profile#accesso`);
    },
  };
}

function isPlaceOfPasskeys(origin: string): boolean {
  const place = URL.canParse(origin) ? passkeyPlace(new URL(origin)) : undefined;
  return place !== undefined && 'origin' in place && place.origin === origin;
}

/** By their hosts, or in full if only the schemes differ. */
function describeOther(told: string, chosen: string): string {
  const [one, other] = [new URL(told).host, new URL(chosen).host];
  return one === other ? PASSKEY.elsewhere(told, chosen) : PASSKEY.elsewhere(one, other);
}

function readAnswer(query: URLSearchParams, origin: string) {
  const answer = readHandoverAnswer((name) => query.get(name));
  const words = answer?.issuer === origin ? PASSKEY.pageDone : PASSKEY.answeredElsewhere;
  return answer && { answer, words };
}

function problemOf({ why }: UnheardFault): ProblemError {
  return new ProblemError({ status: 502, error: why === 'NO_BROWSER' ? TEXTS.noBrowser : PASSKEY.tooLate });
}
