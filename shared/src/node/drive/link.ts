import { GOOGLE, type GoogleAddresses } from './addresses.ts';
import { DriveProblem } from './drive-problem.ts';
import { type Credentials, createOAuthClient, type Google, openGoogle } from './google.ts';
import { readGoogleFault } from './google-fault.ts';
import { type Call, endWith, retry, type Wait, waitAWhile } from './retry.ts';
import type { TokenStore } from './tokens.ts';

/** Access only to files that this program made. */
export const SCOPE = 'https://www.googleapis.com/auth/drive.file';

/** Larger pieces mean fewer requests, more memory, and more to send again after a cut. */
const PIECE_BYTES = 4 * 2 ** 20;

const NOT_GRANTED =
  'Non hai dato ad Approdo il permesso di usare Google Drive. Riprova, e lascia la spunta accanto a Drive.';

const CODE_REFUSED = 'Google non ha accettato il consenso: era scaduto, o già usato. Riprova.';

export type LinkNeeds = {
  readonly credentials: Credentials;
  readonly tokens: TokenStore;
  readonly addresses?: GoogleAddresses;
  readonly wait?: Wait;
  /** A multiple of 256 KiB, as Drive requires. */
  readonly pieceBytes?: number;
};

/** A consent in progress: the verifier stays here, the state comes back with Google's answer. */
export type Consent = { readonly url: string; readonly verifier: string };

export type Granted = { readonly code: string; readonly verifier: string; readonly redirectUri: string };

export type LinkState = {
  readonly state: 'not linked' | 'linked' | 'revoked';
  /** E-mail address of the Google account, where it is known. */
  readonly account: string | null;
};

export type DriveLink = ReturnType<typeof createDriveLink>;

/** The link to one Google account: OAuth for installed programs and servers, with PKCE (RFC 7636). */
export function createDriveLink(needs: LinkNeeds) {
  const { credentials, tokens, addresses = GOOGLE, wait = waitAWhile, pieceBytes = PIECE_BYTES } = needs;
  const connection = { credentials, addresses, wait, pieceBytes };
  let opened: { readonly refreshToken: string; readonly google: Promise<Google> } | undefined;

  function open(refreshToken: string): Promise<Google> {
    if (opened?.refreshToken !== refreshToken) opened = { refreshToken, google: openGoogle(connection, refreshToken) };
    return opened.google;
  }

  return {
    async state(): Promise<LinkState> {
      const stored = await tokens.read();
      if (!stored) return { state: 'not linked', account: null };
      return { state: stored.isRevoked ? 'revoked' : 'linked', account: stored.account };
    },

    /** The page for the owner's browser to open. `state` must be unguessable. */
    async begin({ redirectUri, state }: { readonly redirectUri: string; readonly state: string }): Promise<Consent> {
      const client = await createOAuthClient(connection);
      const { codeVerifier, codeChallenge = '' } = await client.generateCodeVerifierAsync();
      const params = {
        scope: SCOPE,
        state,
        redirect_uri: redirectUri,
        code_challenge: codeChallenge,
        code_challenge_method: 'S256',
        // `offline` gives a refresh token; a second one comes only with a new consent.
        access_type: 'offline',
        prompt: 'consent',
      };
      const url = new URL(`${addresses.consent}?response_type=code`);
      url.searchParams.set('client_id', credentials.clientId);
      for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value);
      return { url: url.href, verifier: codeVerifier };
    },

    /** Exchanges the code of a consent and stores the tokens. On a DriveProblem the former tokens remain. */
    async finish({ code, verifier, redirectUri }: Granted, call: Call = {}): Promise<void> {
      const given = await redeem(await createOAuthClient(connection), { code, verifier, redirectUri }, call);
      const account = await open(given).then((google) => readAccount(google, call));
      await tokens.write({ refreshToken: given, account, isRevoked: false });
    },

    /** Deletes the tokens and revokes them at Google; false where Google could not be reached. */
    async unlink(call: Call = {}): Promise<boolean> {
      const stored = await tokens.read();
      await tokens.forget();
      opened = undefined;
      if (!stored || stored.isRevoked) return true;
      const client = await createOAuthClient(connection);
      const revoking = () => retry(wait, call, () => client.revokeToken(stored.refreshToken));
      return await revoking().then(
        () => true,
        () => false,
      );
    },

    /** Runs work with the linked account. Throws a DriveProblem; a revoked link is recorded. */
    async use<Result>(work: (google: Google) => Promise<Result>): Promise<Result> {
      const stored = await tokens.read();
      if (!stored) throw new DriveProblem('not linked');
      if (stored.isRevoked) throw new DriveProblem('revoked');
      try {
        return await work(await open(stored.refreshToken));
      } catch (error) {
        const problem = readGoogleFault(error);
        const isRevoked = problem instanceof DriveProblem && problem.fault === 'revoked';
        const isStillStored = (await tokens.read())?.refreshToken === stored.refreshToken;
        if (isRevoked && isStillStored) await tokens.write({ ...stored, isRevoked });
        throw problem;
      }
    },
  };
}

type OAuthClient = Awaited<ReturnType<typeof createOAuthClient>>;

/** Exchanges a code for a refresh token; throws a DriveProblem. */
async function redeem(client: OAuthClient, { code, verifier, redirectUri }: Granted, call: Call): Promise<string> {
  // A code works once: after a failure it is unknown whether Google has used it.
  const { tokens: given } = await endWith(
    call.signal,
    client.getToken({ code, codeVerifier: verifier, redirect_uri: redirectUri }),
  ).catch((error: unknown) => {
    const problem = readGoogleFault(error);
    const isCodeRefused = problem instanceof DriveProblem && problem.fault === 'revoked';
    throw isCodeRefused ? new DriveProblem('refused', { words: CODE_REFUSED }) : problem;
  });
  if (!given.refresh_token || !given.scope?.split(' ').includes(SCOPE)) {
    throw new DriveProblem('refused', { words: NOT_GRANTED });
  }
  return given.refresh_token;
}

/** The account's e-mail address; null where Google does not give it, since the link works without. */
async function readAccount(google: Google, call: Call): Promise<string | null> {
  const about = await google
    .ask(call, ({ about }, options) => about.get({ fields: 'user(emailAddress)' }, options))
    .catch(forgetPassing);
  return about?.user?.emailAddress ?? null;
}

/** Ignores temporary problems only: a disabled API or missing permission would fail every backup. */
function forgetPassing(error: unknown): undefined {
  if (error instanceof DriveProblem && error.isPassing) return undefined;
  throw error;
}
