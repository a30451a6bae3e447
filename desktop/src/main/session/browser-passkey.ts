import { createClient } from '@approdo/shared/client';
import { passkeySignIn } from '@approdo/shared/contract/accounts/keys';
import { passkeySupportOf } from '@approdo/shared/domain/accounts/passkey-support';
import { readTransferAnswer, writeTransferLink } from '@approdo/shared/domain/accounts/sign-in-transfer-link';
import { challengeOf, makeVerifier } from '@approdo/shared/node/proof-key';
import type { Schedule } from '@approdo/shared/node/schedule';
import type { ElectronSurface, Fetch } from '../electron-surface.ts';
import { awaitBrowserCallback, NoCallbackFault } from '../loopback/browser-callback.ts';
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
  let pending: AbortController | undefined;

  /** Where the site says it takes passkeys. Throws an ApiError with its reason, or a ProblemError if nowhere. */
  async function getClaimedOrigin(address: string): Promise<string> {
    const transport = createSiteTransport({ address, token: undefined, fetch, timeoutMs: CALL_TIMEOUT_MS });
    const received = await createClient({ passkeySignIn }, transport).passkeySignIn.options();
    const { origin } = passkeySignIn.options.answer.pick({ origin: true }).parse(received);
    // The system opens it: whatever a site answers, it must be a web page.
    if (!supportsPasskeys(origin)) throw new ProblemError({ status: 409, error: PASSKEY.notHere });
    return origin;
  }

  /** The same, if it is the chosen site: a passkey asked for at another's page is never sent to this one. */
  async function getOrigin(address: string): Promise<string> {
    const origin = await getClaimedOrigin(address);
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
    const { code, issuer } = await awaitBrowserCallback({
      begin: async (received) => {
        const port = Number(new URL(received.origin).port);
        return writeTransferLink(origin, { port, state: received.state, challenge: challengeOf(verifier) });
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
      return await getClaimedOrigin(address).then(
        () => true,
        () => false,
      );
    },

    /** Undefined if cancelled, also by the next call: one at a time. Throws as `getOrigin`, or a ProblemError. */
    async ask(address: string): Promise<Proof | undefined> {
      pending?.abort();
      const own = new AbortController();
      pending = own;
      try {
        const proof = await askOnce(address, own.signal);
        onAnswer();
        return proof;
      } catch (fault) {
        if (own.signal.aborted) return undefined;
        throw fault instanceof NoCallbackFault ? problemOf(fault) : fault;
      } finally {
        if (pending === own) pending = undefined;
      }
    },

    cancel: () => pending?.abort(),

    /** Opens the page where the user signed in in that browser manages their passkeys. */
    async openKeys(address: string): Promise<void> {
      await openPage(`${await getOrigin(address)}/profile#accesso`);
    },
  };
}

function supportsPasskeys(origin: string): boolean {
  const support = URL.canParse(origin) ? passkeySupportOf(new URL(origin)) : undefined;
  return support !== undefined && 'origin' in support && support.origin === origin;
}

/** By their hosts, or in full if only the schemes differ. */
function describeOther(claimed: string, chosen: string): string {
  const [one, other] = [new URL(claimed).host, new URL(chosen).host];
  return one === other ? PASSKEY.elsewhere(claimed, chosen) : PASSKEY.elsewhere(one, other);
}

function readAnswer(query: URLSearchParams, origin: string) {
  const answer = readTransferAnswer((name) => query.get(name));
  const message = answer?.issuer === origin ? PASSKEY.pageDone : PASSKEY.answeredElsewhere;
  return answer && { answer, message };
}

function problemOf({ why }: NoCallbackFault): ProblemError {
  return new ProblemError({ status: 502, error: why === 'NO_BROWSER' ? TEXTS.noBrowser : PASSKEY.tooLate });
}
