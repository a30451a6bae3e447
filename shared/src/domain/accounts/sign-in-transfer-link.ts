/** The desktop app's request to a browser: where it listens, and how it recognizes the answer. */
export type TransferRequest = {
  /** On this computer's loopback address. */
  readonly port: number;
  /** Returned with the answer. 256 bits in base64url, like `challenge`. */
  readonly state: string;
  /** Of the verifier that the app keeps secret. */
  readonly challenge: string;
};

/** The page of a site that asks for a passkey in the app's place. */
export const TRANSFER_PATH = '/desktop-login';

/** Lower ports belong to the system, and none is higher than the maximum (KEYS.md, 10). */
const MIN_PORT = 1024;
const MAX_PORT = 65_535;
const PORT = /^[1-9]\d{3,4}$/;
const SECRET = /^[\w-]{43}$/;

/** The link to open in a browser, at the site with that origin. */
export function writeTransferLink(origin: string, { port, state, challenge }: TransferRequest): string {
  return `${origin}${TRANSFER_PATH}?port=${port}&state=${state}&challenge=${challenge}`;
}

/** The request in such a link, by the value of each parameter; undefined if it is incomplete. */
export function readTransferLink(find: (name: string) => string | null): TransferRequest | undefined {
  const [port, state, challenge] = [find('port'), find('state'), find('challenge')].map((text) => text ?? '');
  if (!PORT.test(port ?? '') || !SECRET.test(state ?? '') || !SECRET.test(challenge ?? '')) return undefined;
  const request = { port: Number(port), state: state ?? '', challenge: challenge ?? '' };
  return MIN_PORT <= request.port && request.port <= MAX_PORT ? request : undefined;
}

type TransferAnswer = {
  readonly code: string;
  /** The origin of the answering page (RFC 9207): a code is of use only at the site that made it. */
  readonly issuer: string;
};

/** Where the browser returns with the site's answer: to the app on this computer only. */
export function writeTransferAnswer({ port, state }: TransferRequest, { code, issuer }: TransferAnswer): string {
  return `http://127.0.0.1:${port}/?code=${encodeURIComponent(code)}&state=${state}&iss=${encodeURIComponent(issuer)}`;
}

/** The answer, by the value of each parameter; undefined without a code. A missing issuer is ''. */
export function readTransferAnswer(find: (name: string) => string | null): TransferAnswer | undefined {
  const code = find('code');
  return code ? { code, issuer: find('iss') ?? '' } : undefined;
}
