// @vitest-environment jsdom
import type { OwnKeys } from '@approdo/shared/contract/accounts/own-keys';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PasskeyShell } from '../../../testing/passkey-shell.tsx';
import { enter, leaveAdmin, press, Refusal, see, seeNoMore, showAdmin } from '../../../testing/show-admin.tsx';
import { PasskeysCard } from './passkeys-card.tsx';

const KEYS: OwnKeys = {
  ...{ twoProofs: true, isRequired: false, app: null, recovery: null, isOfferPutAway: false },
  passkeysHere: { rpId: 'localhost', origin: location.origin },
  passkeys: [],
};
const PHONE = {
  ...{ id: 'p1', name: 'Telefono', createdAt: '2027-06-08T08:00:00.000Z', lastUsedAt: '2027-06-11T08:00:00.000Z' },
  ...{ isSynced: true, rpId: 'localhost', isUsableHere: true },
};
const OLD = {
  ...PHONE,
  id: 'p2',
  name: 'Vecchia',
  lastUsedAt: null,
  isSynced: false,
  rpId: 'mare.example',
  isUsableHere: false,
};

const OPTIONS = {
  ...{ rp: { id: 'localhost', name: 'Casa' }, user: { id: 'AAAA', name: 'a@example.it', displayName: 'Anna' } },
  ...{ challenge: 'AAAA', pubKeyCredParams: [], timeout: 300_000, excludeCredentials: [], attestation: 'none' },
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
};
const MADE = {
  ...{ id: 'BBBB', rawId: new Uint8Array([4, 16, 65]).buffer, type: 'public-key' },
  response: { attestationObject: new ArrayBuffer(3), clientDataJSON: new ArrayBuffer(3) },
  getClientExtensionResults: () => ({}),
};

let make: () => Promise<unknown>;
let signalled: unknown[];
beforeEach(() => {
  signalled = [];
  make = async () => MADE;
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(() => undefined, { signalUnknownCredential: async (gone: unknown) => void signalled.push(gone) }),
  );
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { create: () => make() } });
});
afterEach(async () => {
  await leaveAdmin();
  vi.unstubAllGlobals();
});

function show(keys: OwnKeys, answers = {}) {
  return showAdmin(<PasskeysCard onCodes={() => undefined} />, { 'GET /auth/keys': () => keys, ...answers });
}

test('each says what it is, when it was added and used, and where alone it is good', async () => {
  await show({ ...KEYS, passkeys: [PHONE, OLD] });
  await see('Telefono');
  expect([...document.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'Telefono SincronizzataAggiunta l’8 giugno 2027 · usata l’11 giugno 2027RinominaRimuovi',
    'Vecchia Solo su quel dispositivoVale solo su mare.exampleAggiunta l’8 giugno 2027 · mai usataRinominaRimuovi',
  ]);
});

test('without any it says so, and one is added by what the browser makes', async () => {
  let keys = KEYS;
  const { sent, banners } = await show(KEYS, {
    'GET /auth/keys': () => keys,
    'POST /auth/keys/passkey/options': { options: OPTIONS },
    'POST /auth/keys/passkey': () => {
      keys = { ...KEYS, passkeys: [PHONE] };
      return { passkey: PHONE };
    },
  });
  await see('Ancora nessuna passkey.');
  await press('Aggiungi una passkey');
  await expect.poll(() => banners()).toEqual(['Passkey aggiunta con successo']);
  await see('Telefono');
  expect(sent().at(-1)).toMatchObject({ path: '/auth/keys/passkey', body: { response: { id: 'BBBB' } } });
});

test('what is called off says nothing; one that is there already, and a refusal, are said', async () => {
  make = async () => {
    throw Object.assign(new Error('no'), { name: 'NotAllowedError' });
  };
  const { sent, banners } = await show(KEYS, {
    'POST /auth/keys/passkey/options': { options: OPTIONS },
    'POST /auth/keys/passkey': new Refusal(409, { error: 'Hai già 10 passkey: togline una' }),
  });
  await see('Aggiungi una passkey');
  await press('Aggiungi una passkey');
  await expect.poll(() => sent()).toHaveLength(1);
  expect(banners()).toEqual([]);
  const pressAndListen = async () => {
    await press('Aggiungi una passkey');
    return banners();
  };
  make = async () => {
    throw Object.assign(new Error('there'), { name: 'InvalidStateError' });
  };
  await expect.poll(pressAndListen).toEqual(['Questa passkey c’è già']);
  make = async () => MADE;
  await expect.poll(pressAndListen).toEqual(['Hai già 10 passkey: togline una']);
});

test('one is called otherwise where its name stands', async () => {
  const { sent } = await show({ ...KEYS, passkeys: [PHONE] }, { 'PATCH /auth/keys/passkey/p1': PHONE });
  await see('Telefono');
  await press('Rinomina');
  await enter('Nome', 'Tablet');
  await press('Salva');
  await see('Aggiunta l’8 giugno');
  expect(sent()).toEqual([{ method: 'PATCH', path: '/auth/keys/passkey/p1', body: { name: 'Tablet' } }]);
});

test('the last second proof says so before it is removed, and the browser is told of the one that is gone', async () => {
  let keys: OwnKeys = { ...KEYS, passkeys: [PHONE] };
  const { banners } = await show(keys, {
    'GET /auth/keys': () => keys,
    'POST /auth/fresh/options': () => ({
      options: {
        ...{ challenge: 'AAAA', timeout: 300_000, rpId: 'localhost', userVerification: 'required' },
        allowCredentials: keys.passkeys.map(() => ({ id: 'BBBB', type: 'public-key' })),
      },
    }),
    'DELETE /auth/keys/passkey/p1': () => {
      keys = KEYS;
    },
  });
  await see('Telefono');
  await press('Rimuovi');
  await see('Rimuovere la passkey «Telefono»?');
  await see(
    'Chi ha quel dispositivo non entrerà più con questa passkey. Rimuovila anche dal dispositivo. Poi basterà la password.',
  );
  await press('Rimuovi', document.querySelector('[role="dialog"]') ?? undefined);
  await see('Ancora nessuna passkey.');
  await expect.poll(() => banners()).toEqual(['Passkey rimossa con successo']);
  expect(signalled).toEqual([{ rpId: 'localhost', credentialId: 'BBBB' }]);
});

test('a guest’s, or one beside an app, is no last second proof', async () => {
  await show({ ...KEYS, app: { since: PHONE.createdAt, isReadable: true }, passkeys: [PHONE] });
  await see('Telefono');
  await press('Rimuovi');
  await see('Rimuovila anche dal dispositivo.');
  await seeNoMore('Poi basterà la password.');
});

test.each([
  ['ADDRESS', 'Qui le passkey non si possono usare: l’indirizzo del sito è un numero. Serve un nome con https.'],
  ['HTTP', 'Qui le passkey non si possono usare: il sito non è su https.'],
] as const)('where none are offered it says why: %s', async (whyNot, text) => {
  await show({ ...KEYS, passkeysHere: null, whyNot });
  await see(text);
  expect(document.body.textContent).not.toContain('Aggiungi una passkey');
});

test('at another address than the site’s own, and in a browser that knows none, nothing is offered, without a word', async () => {
  await show({ ...KEYS, passkeysHere: { rpId: 'casa.example', origin: 'https://casa.example' } });
  await see('Ancora nessuna passkey.');
  expect(document.body.textContent).not.toContain('Aggiungi una passkey');
  vi.stubGlobal('PublicKeyCredential', undefined);
  await show(KEYS);
  await expect.poll(() => document.body.textContent).not.toMatch(/passkey/i);
});

test('the eleventh is not begun', async () => {
  await show({ ...KEYS, passkeys: Array.from({ length: 10 }, (_, index) => ({ ...PHONE, id: `p${index}` })) });
  await see('Hai già 10 passkey: togline una');
  expect(document.body.textContent).not.toContain('Aggiungi una passkey');
});

test('where only a browser can add one it is opened there, and the card says so', async () => {
  const opened = vi.fn(async () => undefined);
  const inBrowser = { prove: async () => true, cancel: () => undefined, openKeys: opened };
  const passkey = { isOffered: async () => true, enter: async () => undefined, inBrowser };
  const { sent, banners } = await showAdmin(
    <PasskeyShell passkey={passkey}>
      <PasskeysCard onCodes={() => undefined} />
    </PasskeyShell>,
    { 'GET /auth/keys': () => KEYS },
  );
  await see('Le passkey si aggiungono nel browser.');
  await press('Aggiungi una passkey');
  expect(opened).toHaveBeenCalledTimes(1);
  opened.mockRejectedValueOnce(new Error('no browser'));
  await press('Aggiungi una passkey');
  await expect.poll(() => banners()).toEqual(['Il browser non si apre']);
  expect(sent()).toEqual([]);
});
