// @vitest-environment jsdom
import type { ListedWording, MailStatus, QueuedMail } from '@approdo/shared/contract/content/mail';
import { Route, Routes } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { enter, leaveAdmin, press, see, showAdmin, tick } from '../../../testing/show-admin.tsx';
import { ScreenContext } from '../../session/screen-context.ts';
import { SCREENS } from '../../shell/screens.ts';
import { MailScreen } from './mail-screen.tsx';

afterEach(leaveAdmin);

const TITLES: Readonly<Record<MailStatus, string>> = {
  SENT: 'Richiesta ricevuta, all’ospite',
  FILED: 'Nuova password, a chi la chiede',
  WAITING: 'Pagamento ricevuto, all’ospite',
  FAILED: 'Nuovo messaggio dal sito, a te',
  HELD: 'Dopo la partenza, all’ospite',
};

const aMail = (status: MailStatus): QueuedMail => ({
  ...{ id: status, status, title: TITLES[status], subject: TITLES[status] },
  ...{ to: { name: 'Paola De Santis', address: 'paola@example.com' }, attempts: 0, nextAttemptAt: null },
  ...{ lastError: null, createdAt: '2027-06-01T10:00:00.000Z', sentAt: null },
});

const WORDING = { subject: 'Ciao {nome}', body: 'Tutto qui: {collegamento}' };
const CONFIRMED: ListedWording = {
  ...{ kind: 'BOOKING_CONFIRMED', name: 'Conferma del soggiorno', title: 'Conferma del soggiorno, all’ospite' },
  ...{ ...WORDING, isChanged: true, original: WORDING, version: 'v1', topic: 'STAY' },
  ...{ leaves: 'Quando confermi una richiesta', languages: ['it', 'en', 'de', 'fr'], ownLanguages: ['it', 'de'] },
  placeholders: [
    { name: 'nome', kind: 'line', meaning: 'Nome', sample: 'Ada Rossi' },
    { name: 'collegamento', kind: 'link', meaning: 'Pagina', sample: 'https://example.org/booking' },
  ],
};
const LATE: ListedWording = {
  ...CONFIRMED,
  ...{ kind: 'PAYMENT_LATE_OWNER', name: 'Pagamento scaduto', title: 'Pagamento scaduto, a te', topic: 'OWNER' },
  ...{ isChanged: false, languages: ['it'], ownLanguages: [] },
};
const TIME = { isOn: false, days: 7, hour: 9 };

async function show(at: string) {
  const screen = SCREENS.find(({ path }) => path === 'mail');
  if (!screen) throw new Error('there is no such screen');
  const rendered = (
    <ScreenContext value={screen}>
      <MailScreen />
    </ScreenContext>
  );
  return await showAdmin(
    <Routes>
      <Route path="/mail/:tab?/:kind?" element={rendered} />
    </Routes>,
    {
      'GET /mail': (['SENT', 'FILED', 'WAITING', 'FAILED', 'HELD'] as const).map(aMail),
      'GET /mail/delivery': { way: 'server', sender: null, server: null, site: 'https://example.org' },
      'GET /mail/wordings': [CONFIRMED, LATE],
      'GET /mail/schedule': { arrival: TIME, thanks: TIME, version: 'v1' },
      'PUT /mail/wordings/BOOKING_CONFIRMED': { ...CONFIRMED, version: 'v2' },
      'DELETE /mail/wordings/BOOKING_CONFIRMED': null,
    },
    at,
  );
}

const listTitles = () =>
  [...document.querySelectorAll('summary > span:first-child')].map(({ textContent }) => textContent);

test('what left stands in one tab, what did not in another, with how much it is and what to do about it', async () => {
  const { address } = await show('/mail');
  await see('Richiesta ricevuta');
  expect(listTitles()).toEqual([TITLES.SENT, TITLES.FILED]);
  expect([...document.querySelectorAll('details')].some(({ open }) => open)).toBe(false);
  await press('In attesa (3)');
  expect(address()).toBe('/mail/waiting');
  expect(listTitles()).toEqual([TITLES.WAITING, TITLES.FAILED, TITLES.HELD]);
  expect([...document.querySelectorAll('details')].every(({ open }) => open)).toBe(true);
  await see('Un messaggio è trattenuto');
});

test.each([
  ['/mail?stato=FAILED', '/mail/waiting?stato=FAILED'],
  ['/mail?stato=HELD', '/mail/waiting?stato=HELD'],
  ['/mail?stato=SENT', '/mail?stato=SENT'],
  ['/mail#schedule', '/mail/texts#schedule'],
  ['/mail/altro', '/mail'],
  ['/mail/texts/ALTRO', '/mail/texts'],
])('%s leads to %s', async (from, to) => {
  const { address } = await show(from);
  await expect.poll(address).toBe(to);
});

test('a text is a line with its name, when it leaves and its languages, among those about the same', async () => {
  const { address } = await show('/mail/texts');
  await see('Conferma del soggiorno');
  const [line] = document.querySelectorAll('a[href^="/mail/texts/"]');
  expect(line?.getAttribute('href')).toBe('/mail/texts/BOOKING_CONFIRMED');
  for (const words of ['Quando confermi una richiesta', 'IT EN DE FR', 'Tuo: IT DE']) {
    expect(line?.textContent).toContain(words);
  }
  expect(document.body.textContent).not.toContain('Pagamento scaduto');
  await tick('A te');
  await see('Pagamento scaduto');
  expect(document.body.textContent).toContain('IT · Originale');
  expect(address()).toBe('/mail/texts?parte=OWNER');
});

test('the text that an address names is among those that are shown, and has the focus', async () => {
  await show('/mail/texts#PAYMENT_LATE_OWNER');
  await see('Pagamento scaduto');
  await expect.poll(() => document.activeElement?.id).toBe('PAYMENT_LATE_OWNER');
});

test('what is written on the page of a text is saved, and leads back to its line', async () => {
  const { address, sent, banners } = await show('/mail/texts/BOOKING_CONFIRMED');
  await see('Segnaposto');
  await enter('Oggetto', 'Evviva {nome}');
  await press('Salva');
  await expect.poll(address).toBe('/mail/texts#BOOKING_CONFIRMED');
  expect(sent()).toEqual([
    { method: 'PUT', path: '/mail/wordings/BOOKING_CONFIRMED', body: { ...WORDING, subject: 'Evviva {nome}' } },
  ]);
  expect(banners()).toEqual(['Testo salvato con successo']);
});

test('the original comes back once the owner has agreed', async () => {
  const { sent, banners } = await show('/mail/texts/BOOKING_CONFIRMED');
  await see('Segnaposto');
  await press('Ripristina');
  await see('Il tuo andrà perso.');
  await press('Ripristina');
  await expect.poll(banners).toEqual(['Testo ripristinato con successo']);
  expect(sent()).toEqual([{ method: 'DELETE', path: '/mail/wordings/BOOKING_CONFIRMED', body: undefined }]);
});
