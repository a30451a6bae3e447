/** The desktop app's request to a browser: where it listens, and how it recognizes the answer. */
export type HandoverRequest = {
  /** On this computer's loopback address. */
  readonly port: number;
  /** Returned with the answer. 256 bits in base64url, like `challenge`. */
  readonly state: string;
  /** Of the verifier that the app keeps secret. */
  readonly challenge: string;
};

/** The page of a site that asks for a passkey in the app's place. */
export const HANDOVER_PATH = '/desktop-login';

/** Lower ports belong to the system, and none is higher than the maximum (KEYS.md, 10). */
const LEAST_PORT = 1024;
const MOST_PORT = 65_535;
const PORT = /^[1-9]\d{3,4}$/;
const SECRET = /^[\w-]{43}$/;

/** The link to open in a browser, at the site with that origin. */
export function writeHandoverLink(origin: string, { port, state, challenge }: HandoverRequest): string {
  return `${origin}${HANDOVER_PATH}?port=${port}&state=${state}&challenge=${challenge}`;
}

/** The request in such a link, by the value of each parameter; undefined if it is incomplete. */
export function readHandoverLink(find: (name: string) => string | null): HandoverRequest | undefined {
  const [port, state, challenge] = [find('port'), find('state'), find('challenge')].map((text) => text ?? '');
  if (!PORT.test(port ?? '') || !SECRET.test(state ?? '') || !SECRET.test(challenge ?? '')) return undefined;
  const request = { port: Number(port), state: state ?? '', challenge: challenge ?? '' };
  return LEAST_PORT <= request.port && request.port <= MOST_PORT ? request : undefined;
}

type HandoverAnswer = {
  readonly code: string;
  /** The origin of the answering page (RFC 9207): a code is of use only at the site that made it. */
  readonly issuer: string;
};

/** Where the browser returns with the site's answer: to the app on this computer only. */
export function writeHandoverAnswer({ port, state }: HandoverRequest, { code, issuer }: HandoverAnswer): string {
  return `http://127.0.0.1:${port}/?code=${encodeURIComponent(code)}&state=${state}&iss=${encodeURIComponent(issuer)}`;
}

/** The answer, by the value of each parameter; undefined without a code. A missing issuer is ''. */
export function readHandoverAnswer(find: (name: string) => string | null): HandoverAnswer | undefined {
  const code = find('code');
  return code ? { code, issuer: find('iss') ?? '' } : undefined;
}
