/** What the desktop app wants a browser to do for it: where it listens, and what it knows its own question and answer by. */
export type HandoverRequest = {
  /** Of this computer's loopback address. */
  readonly port: number;
  /** Comes back with the answer. 256 bits in base64url, as `challenge`. */
  readonly state: string;
  /** Of the verifier that the app keeps to itself. */
  readonly challenge: string;
};

/** The page of a site that asks for a passkey in the app's place. */
export const HANDOVER_PATH = '/desktop-login';

/** Ports below it belong to the system, and none is higher (KEYS.md, 10). */
const LEAST_PORT = 1024;
const MOST_PORT = 65_535;
const PORT = /^[1-9]\d{3,4}$/;
const SECRET = /^[\w-]{43}$/;

/** The address to open in a browser, of the site with that origin. */
export function writeHandoverLink(origin: string, { port, state, challenge }: HandoverRequest): string {
  return `${origin}${HANDOVER_PATH}?port=${port}&state=${state}&challenge=${challenge}`;
}

/** What such an address asks for, by the value of each parameter; undefined where it is not whole. */
export function readHandoverLink(find: (name: string) => string | null): HandoverRequest | undefined {
  const [port, state, challenge] = [find('port'), find('state'), find('challenge')].map((text) => text ?? '');
  if (!PORT.test(port ?? '') || !SECRET.test(state ?? '') || !SECRET.test(challenge ?? '')) return undefined;
  const request = { port: Number(port), state: state ?? '', challenge: challenge ?? '' };
  return LEAST_PORT <= request.port && request.port <= MOST_PORT ? request : undefined;
}

type HandoverAnswer = {
  readonly code: string;
  /** The origin of the page that answers (RFC 9207): a code is of no use but at the site that made it. */
  readonly issuer: string;
};

/** Where the browser goes with the site's answer: to the app on this computer alone. */
export function writeHandoverAnswer({ port, state }: HandoverRequest, { code, issuer }: HandoverAnswer): string {
  return `http://127.0.0.1:${port}/?code=${encodeURIComponent(code)}&state=${state}&iss=${encodeURIComponent(issuer)}`;
}

/** What an answer says, by the value of each parameter; undefined where it has no code. Without an issuer that is empty. */
export function readHandoverAnswer(find: (name: string) => string | null): HandoverAnswer | undefined {
  const code = find('code');
  return code ? { code, issuer: find('iss') ?? '' } : undefined;
}
