import { ApiError, createClient, type Transport } from '@approdo/shared/client';
import type { AskFreshProof } from '@approdo/shared/client/fresh-proof';
import { auth } from '@approdo/shared/contract/accounts/auth';
import { clearSession, onSessionChange, readSession, writeSession } from '../../../session/browser-session.ts';
import { forgetDay, forgetDayOfOthers } from '../../../storage/saved-day.ts';
import { shrinkInWorker } from '../../content/uploads/index.ts';
import type { Platform, PlatformSession } from '../../platform.ts';
import { createBrowserPhone } from '../phone/browser-phone.ts';
import { isInstalled } from '../phone/install-browser.ts';
import { connection, readDay, transport } from './browser-connection.ts';
import { createBrowserDownloads } from './downloads-browser.ts';

/** The back office in a browser: session and sign-in page are the site's. */
export function createBrowserPlatform(): Platform {
  const phone = createBrowserPhone();
  forgetDayOfFormerUser();

  const client = createClient({ auth }, transport);

  /** The ticket for the second step, after a right password. */
  let pendingTicket: string | undefined;
  const session: PlatformSession = {
    readUser: () => readSession()?.user,
    subscribe: onSessionChange,
    signIn: async (credentials) => {
      const { session: entered, secondStep } = await (await openSignIn(transport)).begin(credentials);
      pendingTicket = secondStep?.ticket;
      if (entered) writeSession(entered);
      if (!secondStep) return undefined;
      const { ticket: _, ...step } = secondStep;
      return step;
    },
    // Without a ticket the site answers that signing in starts over.
    finishSignIn: async (given) =>
      writeSession(await (await openSignIn(transport)).finish({ ticket: pendingTicket ?? '', ...given })),
    passkey: {
      isOffered: async () => (await openSignIn(transport)).isOffered(),
      enter: async () => {
        const entered = await (await openSignIn(transport)).enter();
        if (entered) writeSession(entered);
      },
    },
    signOut: async () => {
      await client.auth.logout().catch(acceptEndedSession);
      // The page is left as soon as this is done.
      await forgetDay();
      clearSession();
    },
    noticeEnd: clearSession,
  };
  let askFreshProof: AskFreshProof = neverConfirm;
  return {
    transport,
    readDay,
    session,
    onFreshProofRequired: (ask) => {
      askFreshProof = ask;
      return () => {
        askFreshProof = neverConfirm;
      };
    },
    saveFile: download,
    allowsThirdPartyFrames: true,
    // In the installed app, users sign in where they are: the site's pages are outside the app.
    site: isInstalled() ? { toHome } : { toSignIn, toHome },
    phone,
    preparePhoto: shrinkInWorker,
    downloads: createBrowserDownloads({ ...connection, askFreshProof: (proofs) => askFreshProof(proofs) }),
  };
}

/** Used before the back office is displayed, and after. */
const neverConfirm: AskFreshProof = async () => false;

/** Deletes what a former user, or an ended session, saved here, before anything is displayed. */
function forgetDayOfFormerUser(): void {
  const user = readSession()?.user;
  void (user ? forgetDayOfOthers(user) : forgetDay());
}

function acceptEndedSession(fault: unknown): void {
  const isOver = fault instanceof ApiError && fault.status === 401;
  if (!isOver) throw fault;
}

function toSignIn(): void {
  const { pathname, search, hash } = window.location;
  window.location.replace(`/login?from=${encodeURIComponent(pathname + search + hash)}`);
}

function toHome(): void {
  window.location.replace('/');
}

/** Milliseconds after which the browser has surely begun to save what an object URL stands for. */
const OBJECT_URL_LIFETIME_MS = 60_000;

/** An ordinary download: the browser decides where to, and reports it itself. */
async function download(file: File): Promise<void> {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), OBJECT_URL_LIFETIME_MS);
}

/** Loaded when somebody signs in: a signed-in user needs none of it. */
async function openSignIn(transport: Transport) {
  const { createSignIn } = await import('./sign-in-browser.ts');
  return createSignIn(transport);
}
