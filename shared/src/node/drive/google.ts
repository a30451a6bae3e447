import type { drive_v3 } from '@googleapis/drive';
import type { GoogleAddresses } from './addresses.ts';
import { isTokenStale } from './google-fault.ts';
import { type Call, endWith, retry, type Wait } from './retry.ts';

/** The program's OAuth credentials from the Google console. */
export type Credentials = { readonly clientId: string; readonly clientSecret: string };

export type GoogleNeeds = {
  readonly credentials: Credentials;
  readonly addresses: GoogleAddresses;
  readonly wait: Wait;
  /** Bytes of a file per request; Drive requires a multiple of 256 KiB. */
  readonly pieceBytes: number;
};

type RequestOptions = { signal: AbortSignal | null; timeout: number };
type OAuthClient = Awaited<ReturnType<typeof createOAuthClient>>;
type Request = Omit<Parameters<OAuthClient['request']>[0], 'signal'>;

/** A request to Drive; repeated as long as that may help, with a new access token where the old one has expired. */
type Ask<Result> = (drive: drive_v3.Drive, options: RequestOptions) => Promise<{ readonly data: Result }>;

export type Google = Awaited<ReturnType<typeof openGoogle>>;

/** Timeout of a request without a file. */
const ANSWER_MS = 30_000;

/** Opens the API for one account; throws DriveProblems. Loads the library, which only linked sites need. */
export async function openGoogle(needs: GoogleNeeds, refreshToken: string) {
  const client = await createOAuthClient(needs);
  const { drive: createDrive } = await import('@googleapis/drive');
  const renew = () => client.setCredentials({ refresh_token: refreshToken });
  renew();
  const drive = createDrive({ version: 'v3', auth: client, rootUrl: needs.addresses.api });

  /** Tries once, and once more where the access token has expired. */
  async function once<Result>({ signal }: Call, task: () => Promise<Result>): Promise<Result> {
    try {
      return await endWith(signal, task());
    } catch (error) {
      if (!isTokenStale(error)) throw error;
      renew();
      return await endWith(signal, task());
    }
  }

  return {
    addresses: needs.addresses,
    wait: needs.wait,
    pieceBytes: needs.pieceBytes,

    /** A request that the typed client does not offer, tried once. */
    async request<Result>(call: Call, request: Request) {
      const signal = call.signal ?? null;
      return await once(call, () => client.request<Result>({ timeout: ANSWER_MS, ...request, signal }));
    },

    async ask<Result>(call: Call, ask: Ask<Result>): Promise<Result> {
      const options = { signal: call.signal ?? null, timeout: ANSWER_MS };
      const answer = await retry(needs.wait, call, () => once(call, () => ask(drive, options)));
      return answer.data;
    },
  };
}

/** Google's OAuth client without its own retries, which are up to the caller. */
export async function createOAuthClient({ credentials, addresses }: Pick<GoogleNeeds, 'credentials' | 'addresses'>) {
  const { auth } = await import('@googleapis/drive');
  const client = new auth.OAuth2({
    ...credentials,
    endpoints: { oauth2TokenUrl: addresses.token, oauth2RevokeUrl: addresses.revoke },
  });
  client.transporter.interceptors.request.add({
    resolved: async (config) => Object.assign(config, { retry: false, retryConfig: { retry: 0 } }),
  });
  // The client's own fetch throws an uncatchable error where a request is aborted before it is sent.
  client.transporter.defaults = { ...client.transporter.defaults, timeout: ANSWER_MS, fetchImplementation: fetch };
  return client;
}
