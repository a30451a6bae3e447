import { ApiError, createClient } from '@approdo/shared/client';
import { readSecondProofRequest } from '@approdo/shared/client/second-proof';
import { auth, type Session, session as sessionShape } from '@approdo/shared/contract/accounts/auth';
import { freshProof } from '@approdo/shared/contract/accounts/fresh-proof';
import { handover } from '@approdo/shared/contract/accounts/handover';
import type { Outcome, Problem } from '../../ipc.ts';
import type { Fetch } from '../electron-surface.ts';
import type { CallHandlers } from '../ipc-main.ts';
import { ProblemError } from '../problem-error.ts';
import { PASSKEY, TEXTS } from '../texts.ts';
import type { BrowserPasskey } from './browser-passkey.ts';
import { describeFault } from './describe-network-fault.ts';
import type { SessionStore } from './session.ts';
import type { SiteStore } from './site-store.ts';
import { CALL_TIMEOUT_MS, createSiteTransport } from './site-transport.ts';
import type { Vault } from './vault.ts';

type Options = {
  readonly sites: Pick<SiteStore, 'current'>;
  readonly session: Pick<SessionStore, 'findSessionOf' | 'findDevice' | 'save' | 'end'>;
  readonly vault: Pick<Vault, 'isOpen'>;
  readonly passkey: BrowserPasskey;
  readonly fetch: Fetch;
  readonly isOnline: () => boolean;
};

type User = Session['user'];

/** What the page may ask about signing in at the current site. Tokens, tickets and transfer codes stay with main. */
export function createSignIn(options: Options) {
  const { sites, session, passkey } = options;
  const { clientOf, attempt, requireVault, enter } = createSteps(options);
  /** The site that requires a second proof, with the ticket for it. */
  let pending: { readonly address: string; readonly ticket: string } | undefined;

  const calls = {
    signIn: (credentials) =>
      attempt(async (address) => {
        await requireVault();
        pending = undefined;
        const device = await session.findDevice(address);
        try {
          return await enter(address, await clientOf(address).auth.login({ body: { ...credentials, device } }));
        } catch (fault) {
          const received = readSecondProofRequest(fault);
          if (!received) throw fault;
          const { ticket, ...prompt } = received;
          pending = { address, ticket };
          return prompt;
        }
      }),
    finishSignIn: (input) =>
      attempt(async (address) => {
        if (pending?.address !== address) throw new ProblemError(TICKET_ENDED);
        await requireVault();
        const { ticket } = pending;
        const signedIn = await enter(address, await clientOf(address).auth.loginSecond({ body: { ...input, ticket } }));
        pending = undefined;
        return signedIn;
      }),
    offersPasskey: async () => {
      const address = sites.current()?.address;
      return address !== undefined && (await passkey.isOffered(address));
    },
    signInByPasskey: () =>
      attempt(async (address) => {
        await requireVault();
        const received = await passkey.ask(address);
        if (!received) return null;
        const { origin, ...proof } = received;
        const device = await session.findDevice(address);
        return await enter(address, await clientOf(origin).handover.redeem({ body: { ...proof, device } }));
      }),
    proveByPasskey: () =>
      attempt(async (address) => {
        const present = await session.findSessionOf(address);
        if (!present) throw new ProblemError({ status: 401, error: PASSKEY.signInFirst });
        const received = await passkey.ask(address);
        if (!received) return null;
        const { origin, ...proof } = received;
        await clientOf(origin, present.token)
          .freshProof.give({ body: { handover: proof } })
          .catch(async (fault: unknown) => {
            if (fault instanceof ApiError && fault.status === 401) await session.end(present);
            throw fault;
          });
        return 'done';
      }),
    cancelPasskey: async () => {
      passkey.cancel();
      return null;
    },
    openOwnKeys: () =>
      attempt(async (address) => {
        await passkey.openKeys(address);
        return null;
      }),
  } satisfies Partial<CallHandlers>;

  return { calls };
}

/** The steps that several of these calls take. */
function createSteps({ sites, session, vault, fetch, isOnline }: Options) {
  function clientOf(address: string, token?: string) {
    const transport = createSiteTransport({ address, token, fetch, timeoutMs: CALL_TIMEOUT_MS });
    return createClient({ auth, handover, freshProof }, transport);
  }

  /** Anything thrown inside is returned as a refusal. */
  async function attempt<Value>(step: (address: string) => Promise<Value>): Promise<Outcome<Value>> {
    const address = sites.current()?.address;
    if (!address) return { ok: false, problem: { status: 409, error: TEXTS.noSite } };
    try {
      return { ok: true, value: await step(address) };
    } catch (fault) {
      return { ok: false, problem: fault instanceof ProblemError ? fault.problem : describeFault(fault, isOnline()) };
    }
  }

  /** Checked first: a token that cannot be saved would live on at the server. */
  async function requireVault(): Promise<void> {
    if (!(await vault.isOpen())) throw new ProblemError(NO_KEYCHAIN);
  }

  async function enter(address: string, answer: unknown): Promise<{ readonly user: User }> {
    const input = sessionShape.safeParse(answer);
    if (!input.success) throw new ProblemError({ status: 502, error: TEXTS.answerUnreadable });
    if (!(await session.save(address, input.data))) throw new ProblemError(NO_KEYCHAIN);
    return { user: input.data.user };
  }

  return { clientOf, attempt, requireVault, enter };
}

const TICKET_ENDED: Problem = { status: 401, code: 'TICKET_ENDED', error: TEXTS.beginAgain };
const NO_KEYCHAIN: Problem = { status: 503, error: TEXTS.noKeychain };
