// @vitest-environment jsdom
import type { WireCall } from '@approdo/shared/client';
import type { ContactMessage, ContactReply } from '@approdo/shared/contract/messages/messages';
import { afterEach, expect, test } from 'vitest';
import {
  buttonOf,
  enter,
  leaveAdmin,
  press,
  Refusal,
  see,
  seeNoMore,
  showAdmin,
} from '../../../testing/show-admin.tsx';
import { ScreenContext } from '../../session/screen-context.ts';
import { SCREENS } from '../../shell/screens.ts';
import { Conversations } from './conversations.tsx';
import { MessagesScreen } from './messages-screen.tsx';

afterEach(leaveAdmin);

function conversation(place: number) {
  return {
    bookingId: `b${place}`,
    guestName: `Ospite ${place}`,
    startDate: '2027-06-12',
    endDate: '2027-06-19',
    status: 'CONFIRMED',
    last: { from: 'GUEST', text: 'A che ora?\nGrazie', createdAt: '2027-06-01T08:00:00.000Z' },
    unread: 0,
    unanswered: place === 0 ? 1 : 0,
  };
}

test('conversations lead to the page of their booking, say which wait, ten at first', async () => {
  await showAdmin(<Conversations />, {
    'GET /conversations': Array.from({ length: 12 }, (_, place) => conversation(place)),
  });
  await see('Ospite 0');
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/bookings/b0#conversazione');
  expect(document.body.textContent?.match(/Da rispondere/g)).toHaveLength(1);
  expect(document.body.textContent).not.toContain('Grazie');
  expect(document.querySelectorAll('li')).toHaveLength(10);
  await press('Mostra altre');
  expect(document.querySelectorAll('li')).toHaveLength(12);
});

test('where nothing was written its heading stands all the same', async () => {
  await showAdmin(<Conversations />, { 'GET /conversations': [] });
  await see('Nessuna conversazione.');
  await see('Conversazioni');
});

const QUESTION: ContactMessage = {
  id: 'm1',
  name: 'Giulia Moretti',
  email: 'giulia@example.it',
  phone: null,
  message: 'Si può portare un cane?',
  answered: false,
  createdAt: '2027-03-01T09:30:00.000Z',
  replies: [],
  version: 'v1',
};

function replied(letter: ContactReply['letter']): ContactMessage {
  const reply = { text: 'Sì, volentieri', createdAt: '2027-03-01T10:30:00.000Z', letter };
  return { ...QUESTION, answered: true, replies: [reply], version: 'v2' };
}

const overtaken = (current: ContactMessage) =>
  new Refusal(412, { error: 'Nel frattempo è cambiato', current } as { error: string });

const screen = SCREENS.find(({ path }) => path === 'messages');

/** Shows the screen with one message; a reply to it leaves at once, unless somebody else's was quicker. */
async function showMessages(message: ContactMessage, way: 'server' | 'folder' = 'server', isAnsweredFirst = false) {
  let current = message;
  const shown = await showAdmin(
    <ScreenContext value={screen}>
      <MessagesScreen />
    </ScreenContext>,
    {
      'GET /conversations': [],
      'GET /contact': () => [current],
      'GET /mail/delivery': { way, sender: null, server: null, site: 'https://casa.example' },
      'POST /contact/m1/reply': ({ version }: WireCall) => {
        current = replied('SENT');
        if (isAnsweredFirst && version !== current.version) return overtaken(current);
        return current;
      },
    },
  );
  await see(QUESTION.message);
  return shown;
}

test('a message is answered below it, once for its text, and says what became of the letter', async () => {
  const { calls, banners } = await showMessages(QUESTION);
  await press('Rispondi');
  expect(document.activeElement?.tagName).toBe('TEXTAREA');
  await press('Invia');
  await see('Scrivi un messaggio');
  await enter('La tua risposta', 'Sì, volentieri');
  await press('Invia');
  await see('La tua risposta, mar 01, 2027 11:30 · Inviata');
  await seeNoMore('Parte subito per e-mail');
  expect(calls.filter(({ method }) => method === 'POST')).toMatchObject([
    { path: '/contact/m1/reply', body: { text: 'Sì, volentieri', key: expect.any(String) }, version: 'v1' },
  ]);
  expect(banners()).toEqual(['Risposta in partenza']);
  expect(document.activeElement?.textContent).toBe('Giulia Moretti');
  expect(buttonOf('Rispondi').dataset.variant).toBe('default');
});

test('a reply that somebody else’s overtook does not leave by itself, and replaces nothing', async () => {
  const { calls } = await showMessages(QUESTION, 'server', true);
  await press('Rispondi');
  await enter('La tua risposta', 'Sì, volentieri');
  await press('Invia');
  await see('La tua risposta non è partita');
  await see('La tua risposta, mar 01, 2027 11:30 · Inviata');
  expect(document.body.textContent).not.toContain('sostituire');
  await press('Invia');
  await seeNoMore('Parte subito per e-mail');
  const [first, second, ...more] = calls.filter(({ method }) => method === 'POST');
  expect([first?.version, second?.version, more]).toEqual(['v1', 'v2', []]);
  expect(second?.body).toEqual(first?.body);
});

test('it may be answered with the owner’s own mail program all the same', async () => {
  await showMessages(QUESTION);
  const link = [...document.querySelectorAll('a')].find(
    ({ textContent }) => textContent === 'Con il tuo programma di posta',
  );
  expect(link?.href).toMatch(/^mailto:giulia@example\.it\?subject=.+&body=.+cane/);
});

test.each([
  ['QUEUED', 'server', 'In partenza'],
  ['SENT', 'folder', 'Scritta in un file, non inviata: manca il server di posta'],
  ['FAILED', 'server', 'Non inviata'],
] as const)('a reply that is %s, of a site with a mail %s, says so', async (letter, way, fate) => {
  await showMessages(replied(letter), way);
  await see(`· ${fate}`);
  expect(document.querySelectorAll('a[href="/mail?stato=FAILED"]')).toHaveLength(letter === 'FAILED' ? 1 : 0);
});
