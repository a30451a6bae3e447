// @vitest-environment jsdom
import { ApiError } from '@approdo/shared/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearPage, press, showOnPage } from '../testing/show-on-page.tsx';
import { createPasskeySignIn, type PasskeyCalls } from './sign-in.ts';
import { usePasskeySignIn } from './use-passkey-sign-in.ts';

const REFUSED = 'La passkey non è stata riconosciuta';
const SESSION = { token: 'T', user: { id: 'u1' } } as never;

type PromptOptions = { readonly mediation?: string; readonly signal: AbortSignal };

/** A prompt in the browser, by a window or by a field, to be answered. */
type PendingPrompt = { readonly options: PromptOptions; readonly answer: () => void; readonly callOff: () => void };

let prompts: PendingPrompt[];
let signalled: unknown[];
let origin: string;
let challenges: number;
let enters: () => unknown;
let sessions: unknown[];

const calls = {
  options: async () => {
    challenges += 1;
    const rest = { timeout: 300_000, rpId: 'localhost', allowCredentials: [], userVerification: 'required' };
    return { origin, options: { challenge: btoa(`c${challenges}`), ...rest } };
  },
  enter: async () => enters(),
} as unknown as PasskeyCalls;

beforeEach(() => {
  [prompts, signalled, sessions, challenges, origin] = [[], [], [], 0, location.origin];
  enters = () => SESSION;
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(() => undefined, {
      isConditionalMediationAvailable: async () => true,
      signalUnknownCredential: async (gone: unknown) => void signalled.push(gone),
    }),
  );
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get: wait } });
});
afterEach(() => {
  clearPage();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function wait(options: PromptOptions): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const made = {
    ...{ id: 'BBBB', rawId: new Uint8Array([4, 16, 65]).buffer, type: 'public-key' },
    response: {
      authenticatorData: new ArrayBuffer(3),
      clientDataJSON: new ArrayBuffer(3),
      signature: new ArrayBuffer(3),
    },
    getClientExtensionResults: () => ({}),
  };
  const fail = (name: string) => reject(Object.assign(new Error('no'), { name }));
  options.signal.addEventListener('abort', () => fail('AbortError'));
  prompts.push({ options, answer: () => resolve(made), callOff: () => fail('NotAllowedError') });
  return promise;
}

function SignIn({ isProposed = true }) {
  const passkey = usePasskeySignIn({
    load: async () => createPasskeySignIn(calls),
    onSession: (session) => sessions.push(session),
    isProposed,
    failureText: 'Login failed',
  });
  return (
    <>
      <input autoComplete="username webauthn" />
      <p>{passkey.failure ?? 'nothing failed'}</p>
      {passkey.isOffered && (
        <button type="button" onClick={() => void passkey.enter()}>
          Entra
        </button>
      )}
    </>
  );
}

const see = (text: string) => expect.poll(() => document.body.textContent).toContain(text);
const promptedTimes = (count: number) => expect.poll(() => prompts).toHaveLength(count);
const refuse = (more = {}) => {
  throw new ApiError({ status: 401, body: { error: REFUSED, ...more } } as never, REFUSED, {});
};

test('the field proposes it as the page loads, and whoever takes it is in', async () => {
  showOnPage(<SignIn />);
  await promptedTimes(1);
  expect(prompts[0]?.options.mediation).toBe('conditional');
  prompts[0]?.answer();
  await expect.poll(() => sessions).toEqual([SESSION]);
});

test('the button asks by a window, with a challenge of its own; calling it off says nothing, and the field proposes again', async () => {
  showOnPage(<SignIn />);
  await see('Entra');
  await promptedTimes(1);
  press('Entra');
  await promptedTimes(2);
  expect(prompts[1]?.options.mediation).toBeUndefined();
  expect(prompts[0]?.options.signal.aborted).toBe(true);
  prompts[1]?.callOff();
  await promptedTimes(3);
  expect(prompts[2]?.options.mediation).toBe('conditional');
  expect(document.body.textContent).toContain('nothing failed');
  expect(challenges).toBe(3);
});

test('a refusal is said, and a used-up challenge is asked for anew, unseen', async () => {
  showOnPage(<SignIn />);
  await promptedTimes(1);
  enters = refuse;
  prompts[0]?.answer();
  await see(REFUSED);
  await promptedTimes(2);
  expect(challenges).toBe(2);
  enters = () => SESSION;
  prompts[1]?.answer();
  await expect.poll(() => sessions).toEqual([SESSION]);
});

test('the browser is told of a passkey that the site does not know, and of no other that is refused', async () => {
  showOnPage(<SignIn />);
  await promptedTimes(1);
  enters = refuse;
  prompts[0]?.answer();
  await promptedTimes(2);
  expect(signalled).toEqual([]);
  enters = () => refuse({ isUnknown: true });
  prompts[1]?.answer();
  await promptedTimes(3);
  expect(signalled).toEqual([{ rpId: 'localhost', credentialId: 'BBBB' }]);
});

test('it is proposed anew before its challenge is over', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  showOnPage(<SignIn />);
  await promptedTimes(1);
  await vi.advanceTimersByTimeAsync(4 * 60_000);
  await promptedTimes(2);
  expect(prompts[0]?.options.signal.aborted).toBe(true);
});

test('who takes so long that it is over is asked anew', async () => {
  showOnPage(<SignIn />);
  await promptedTimes(1);
  const now = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(now + 301_000);
  prompts[0]?.answer();
  await promptedTimes(2);
  expect([prompts[1]?.options.mediation, challenges]).toEqual([undefined, 2]);
  vi.restoreAllMocks();
});

test('at another address, in a browser that knows none, and where none are offered, there is no button', async () => {
  origin = 'https://casa.example';
  showOnPage(<SignIn />);
  await expect.poll(() => challenges).toBe(1);
  origin = location.origin;
  vi.stubGlobal('PublicKeyCredential', undefined);
  showOnPage(<SignIn />);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(document.querySelector('button')).toBeNull();
  expect([prompts, challenges]).toEqual([[], 1]);
});
