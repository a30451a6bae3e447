// @vitest-environment jsdom
import type { TransferRequest } from '@approdo/shared/domain/accounts/sign-in-transfer-link';
import { writeTransferLink } from '@approdo/shared/domain/accounts/sign-in-transfer-link';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearPage, press, showOnPage } from '../../../testing/show-on-page.tsx';
import { withTexts } from '../../../testing/with-texts.tsx';
import { DesktopLogin } from './desktop-login.tsx';

const LINK: TransferRequest = { port: 49152, state: 's'.repeat(43), challenge: 'c'.repeat(43) };
const OPTIONS = {
  challenge: 'Y2g',
  timeout: 300_000,
  rpId: 'localhost',
  allowCredentials: [],
  userVerification: 'required',
};
const INCOMPLETE = 'Questo collegamento non è completo: ricomincia dall’app.';

let sent: { readonly path: string; readonly body: unknown }[];
let refusal: { readonly status: number; readonly error: string } | undefined;
let left: string[];
let gives: () => Promise<unknown>;

beforeEach(() => {
  sent = [];
  left = [];
  refusal = undefined;
  gives = async () => aCredential();
  vi.stubGlobal('PublicKeyCredential', class {});
  vi.stubGlobal('fetch', async (address: string, { body = 'null' }: { body?: string }) => {
    const { pathname } = new URL(address, 'https://example.org');
    sent.push({ path: pathname, body: JSON.parse(body) });
    if (pathname === '/api/auth/passkey/options') return Response.json({ options: OPTIONS, origin: location.origin });
    if (refusal) return Response.json({ error: refusal.error }, { status: refusal.status });
    return Response.json({ code: 'k'.repeat(43), expiresAt: '2027-03-01T10:01:00.000Z' }, { status: 201 });
  });
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get: () => gives() } });
});

afterEach(() => {
  clearPage();
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});

function aCredential() {
  const bytes = new Uint8Array([1, 2, 3]).buffer;
  const response = { authenticatorData: bytes, clientDataJSON: bytes, signature: bytes, userHandle: bytes };
  return {
    id: 'AQID',
    rawId: bytes,
    type: 'public-key',
    response,
    getClientExtensionResults: () => ({}),
    authenticatorAttachment: 'platform',
  };
}

/** Addresses that the page leaves for are recorded, as jsdom cannot navigate. */
function show(link: string): void {
  history.replaceState(null, '', link);
  vi.stubGlobal('location', {
    ...{ search: location.search, origin: location.origin, pathname: location.pathname, hash: '' },
    replace: (address: string) => left.push(address),
  });
  showOnPage(withTexts('it', <DesktopLogin />));
}

const showLink = (change: Partial<Record<keyof TransferRequest, string | number>> = {}) => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...LINK, ...change })) query.set(name, String(value));
  show(`/desktop-login?${query}`);
};

const alertText = () => document.querySelector('[role="alert"]')?.textContent;

test('nothing is asked for before the person presses, and then the app is told the code, its own state and whose page this is', async () => {
  show(writeTransferLink('', LINK));
  expect(sent).toEqual([]);
  press('Continua con la passkey');
  await expect.poll(() => left).toHaveLength(1);
  const iss = encodeURIComponent(location.origin);
  expect(left[0]).toBe(`http://127.0.0.1:49152/?code=${'k'.repeat(43)}&state=${LINK.state}&iss=${iss}`);
  expect(sent.map(({ path }) => path)).toEqual(['/api/auth/passkey/options', '/api/auth/handover']);
  expect(sent[1]?.body).toMatchObject({ challenge: LINK.challenge, response: { id: 'AQID' } });
  expect(localStorage.getItem('token')).toBeNull();
});

test.each([
  [{ port: 80 }],
  [{ port: '65536' }],
  [{ port: 'x' }],
  [{ state: 's'.repeat(42) }],
  [{ challenge: `${'c'.repeat(42)}/` }],
])('%j is no link of the app', async (change) => {
  showLink(change);
  await expect.poll(() => alertText()).toBe(INCOMPLETE);
  expect(document.querySelector('button')).toBeNull();
});

test('calling it off says nothing, and it may be pressed again', async () => {
  gives = async () => {
    throw Object.assign(new Error('called off'), { name: 'NotAllowedError' });
  };
  showLink();
  press('Continua con la passkey');
  await expect.poll(() => sent).toHaveLength(1);
  await expect.poll(() => document.querySelector('button')?.textContent).toBe('Continua con la passkey');
  expect([alertText(), left]).toEqual([undefined, []]);
});

test('a refusal is said, with the button again', async () => {
  refusal = { status: 401, error: 'La passkey non è stata riconosciuta' };
  showLink();
  press('Continua con la passkey');
  await expect.poll(() => alertText()).toBe('La passkey non è stata riconosciuta');
  refusal = undefined;
  press('Continua con la passkey');
  await expect.poll(() => left).toHaveLength(1);
});

test('a browser without passkeys says where to go on', async () => {
  vi.stubGlobal('PublicKeyCredential', undefined);
  showLink();
  await expect.poll(() => alertText()).toContain('torna all’app');
  expect(document.querySelector('button')).toBeNull();
});
