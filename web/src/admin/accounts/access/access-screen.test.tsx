// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { leaveAdmin, press, Refusal, see, showAdmin } from '../../../testing/show-admin.tsx';
import { ScreenContext } from '../../session/screen-context.ts';
import { SCREENS } from '../../shell/screens.ts';
import { AccessScreen } from './access-screen.tsx';

const HERE = {
  ...{ id: 's1', client: 'Firefox su Windows', kind: 'BROWSER', by: 'PASSWORD', isThis: true, rememberedUntil: null },
  createdAt: '2027-06-08T08:00:00.000Z',
  lastUsedAt: '2027-06-12T08:00:00.000Z',
  endsAt: '2027-06-26T08:00:00.000Z',
};
const THERE = {
  ...{ id: 's2', client: 'App Approdo su Linux', kind: 'DESKTOP', by: 'PASSKEY', isThis: false },
  createdAt: '2027-06-01T08:00:00.000Z',
  lastUsedAt: '2027-06-11T08:00:00.000Z',
  endsAt: '2027-06-25T08:00:00.000Z',
  rememberedUntil: '2027-07-01T08:00:00.000Z',
};

const KEYS = {
  ...{ twoProofs: false, isRequired: false, app: null, recovery: null, isOfferPutAway: false },
  passkeysHere: null,
  whyNot: 'ADDRESS',
  passkeys: [],
};

const screen = SCREENS.find(({ path }) => path === 'access');

let sessions: unknown[];
beforeEach(() => {
  sessions = [HERE, THERE];
});
afterEach(leaveAdmin);

function show(answers = {}) {
  if (!screen) throw new Error('there is no such screen');
  const visible = (
    <ScreenContext value={screen}>
      <AccessScreen />
    </ScreenContext>
  );
  return showAdmin(visible, { 'GET /auth/sessions': () => sessions, 'GET /auth/keys': KEYS, ...answers });
}

test('each device says what it is, when and how one came in, and when it was used; this one cannot be ended', async () => {
  await show();
  await see('Firefox su Windows');
  const [here, there] = [...document.querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(here).toBe('Firefox su Windows QuestoEntrato l’8 giugno 2027 con la passwordUsato il 12 giugno 2027');
  expect(there).toBe(
    'App Approdo su Linux Entrato il 1 giugno 2027 con una passkeyUsato l’11 giugno 2027 · Ricordato fino al 1 luglio 2027Esci',
  );
});

test('another one is ended, and once one is alone it says so', async () => {
  const { sent, banners } = await show({
    'DELETE /auth/sessions/s2': () => {
      sessions = [HERE];
    },
  });
  await see('App Approdo su Linux');
  await press('Esci');
  await see('Sei entrato solo da qui.');
  expect(banners()).toEqual(['Dispositivo scollegato con successo']);
  expect(sent()).toEqual([{ method: 'DELETE', path: '/auth/sessions/s2', body: undefined }]);
  expect(document.body.textContent).not.toContain('Esci da tutti gli altri');
});

test('all others are ended together', async () => {
  const { sent } = await show({
    'DELETE /auth/sessions': () => {
      sessions = [HERE];
    },
  });
  await see('App Approdo su Linux');
  await press('Esci da tutti gli altri');
  await see('Sei entrato solo da qui.');
  expect(sent()).toEqual([{ method: 'DELETE', path: '/auth/sessions', body: undefined }]);
});

test('one that was ended elsewhere meanwhile is no longer there', async () => {
  const { banners } = await show({
    'DELETE /auth/sessions/s2': () => {
      sessions = [HERE];
      return new Refusal(404, { error: 'Dispositivo non trovato' });
    },
  });
  await see('App Approdo su Linux');
  await press('Esci');
  await see('Sei entrato solo da qui.');
  expect(banners()).toEqual(['Dispositivo non trovato']);
});

test('where they cannot be read it says so, with a way on', async () => {
  let isAway = true;
  await show({ 'GET /auth/sessions': () => (isAway ? new Refusal(500, { error: 'Guasto' }) : sessions) });
  await see('Errore nel caricamento degli accessi');
  isAway = false;
  await press('Riprova');
  await see('Firefox su Windows');
});
