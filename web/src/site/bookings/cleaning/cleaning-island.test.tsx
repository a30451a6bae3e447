// @vitest-environment jsdom
import type { Turnover, TurnoverMarks } from '@approdo/shared/contract/bookings/turnovers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearPage, press, showOnPage } from '../../../testing/show-on-page.tsx';
import { withTexts } from '../../../testing/with-texts.tsx';
import { CleaningIsland } from './cleaning-island.tsx';

const TOKEN = 'a'.repeat(43);

const aTurnover = (change: Partial<Turnover> = {}): Turnover => ({
  day: '2027-06-10',
  nextArrival: '2027-06-12',
  checkOutBy: '10:00',
  checkInFrom: '16:00',
  leaving: { numberOfGuests: 2 },
  arriving: { numberOfGuests: 4, linen: true, note: 'Lettino nella camera piccola' },
  items: [
    { id: 'bagni', text: 'Bagni', isDone: false },
    { id: 'cucina', text: 'Cucina', isDone: false },
  ],
  isReady: false,
  readyAt: null,
  readyBy: null,
  ...change,
});

type Sent = TurnoverMarks & { readonly token: string };

let turnover: Turnover;
let turnovers: readonly Turnover[] | undefined;
let sent: { readonly path: string; readonly body: Sent; readonly authorization: string | null }[];
let fate: 'arrives' | 'is lost' | 'is ended';

beforeEach(() => {
  turnover = aTurnover();
  turnovers = undefined;
  sent = [];
  fate = 'arrives';
  location.hash = TOKEN;
  vi.stubGlobal(
    'fetch',
    async (address: string, { body = '{}', headers }: { body?: string; headers?: HeadersInit }) => {
      const path = new URL(address, 'https://example.org').pathname;
      const parsedBody: Sent = JSON.parse(body);
      sent.push({ path, body: parsedBody, authorization: new Headers(headers).get('authorization') });
      if (fate === 'is lost') throw new TypeError('no network');
      if (fate === 'is ended') return Response.json({ error: 'Questo collegamento non è più valido' }, { status: 404 });
      if (path === '/api/cleaning/mark') {
        turnover = mark(parsedBody);
        return Response.json(turnover);
      }
      return Response.json({
        houseName: 'Casa Zagara',
        address: 'Via del Porto 3',
        turnovers: turnovers ?? [turnover],
      });
    },
  );
});

afterEach(() => {
  clearPage();
  localStorage.clear();
  location.hash = '';
  vi.unstubAllGlobals();
});

function mark({ isReady = turnover.isReady, items = [] }: Sent): Turnover {
  return {
    ...turnover,
    items: turnover.items
      .map((item) => items.find(({ id }) => id === item.id) ?? item)
      .map((item, place) => ({
        ...(turnover.items[place] ?? { id: '', text: '' }),
        isDone: item.isDone,
      })),
    isReady,
    readyAt: isReady ? '2027-06-10T12:05:00.000Z' : null,
    readyBy: isReady ? 'LINK' : null,
  };
}

const marks = () => sent.filter(({ path }) => path === '/api/cleaning/mark').map(({ body }) => body);
const page = () => document.body.textContent ?? '';
const see = (text: string) => expect.poll(() => page()).toContain(text);
const boxes = () => [...document.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')];
const show = (language: 'it' | 'en' | 'de' | 'fr' = 'it') => showOnPage(withTexts(language, <CleaningIsland />));

test('a departure says when, who comes, what she wants and what there is to do', async () => {
  show();
  await see('Casa Zagara');
  for (const text of [
    'giu 10, 2027',
    'Arrivano in 4 il giu 12, 2027, con biancheria',
    'Lettino nella camera piccola',
  ]) {
    expect(page()).toContain(text);
  }
  expect(page()).toContain('Partenza entro le 10:00');
  expect(page()).toContain('Arrivo dalle 16:00');
  expect(sent[0]).toMatchObject({ path: '/api/cleaning/open', body: { token: TOKEN } });
});

test.each([
  ['it', 'Extra: Cane × 2, Lettino'],
  ['en', 'Extras: Cane × 2, Lettino'],
  ['de', 'Extras: Cane × 2, Lettino'],
  ['fr', 'Extras\u00A0: Cane × 2, Lettino'],
] as const)(
  'in %s it says what who comes takes with her, and nothing of it where that is nothing',
  async (language, sentence) => {
    const extras = [
      { name: 'Cane', quantity: 2 },
      { name: 'Lettino', quantity: 1 },
    ];
    turnovers = [
      aTurnover({ arriving: { numberOfGuests: 4, linen: true, note: null, extras } }),
      aTurnover({ day: '2027-06-19', nextArrival: '2027-06-21' }),
    ];
    show(language);
    await see(sentence);
    expect(page().split(sentence)).toHaveLength(2);
    expect(page().match(/Extra/g)).toHaveLength(1);
  },
);

test.each([
  ['en', '4 guests arrive on Jun 12, 2027, with linen', 'Ready'],
  ['de', 'Am 12. Juni 2027 kommen 4 Gäste, mit Wäsche', 'Fertig'],
  ['fr', 'Arrivée de 4 personnes le 12 juin 2027, avec linge', 'Prête'],
] as const)('in %s it says so in that language', async (language, arrival, ready) => {
  show(language);
  await see(arrival);
  expect([...document.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([ready]);
});

test('a tick is seen at once, and sent alone', async () => {
  show();
  await see('Bagni');
  boxes()[0]?.click();
  await expect.poll(() => boxes().map(({ checked }) => checked)).toEqual([true, false]);
  await expect
    .poll(() => marks())
    .toEqual([{ token: TOKEN, day: '2027-06-10', items: [{ id: 'bagni', isDone: true }] }]);
});

test('without a network the tick goes back, and the page says so', async () => {
  show();
  await see('Bagni');
  fate = 'is lost';
  boxes()[0]?.click();
  await see('Senza rete: riprova.');
  expect(boxes().map(({ checked }) => checked)).toEqual([false, false]);
  fate = 'arrives';
  boxes()[0]?.click();
  await expect.poll(() => page()).not.toContain('Senza rete');
  await expect.poll(() => boxes()[0]?.checked).toBe(true);
});

test('a house is ready, and is not', async () => {
  show();
  await see('Pronta');
  press('Pronta');
  await see('Segnata pronta alle 14:05');
  press('Non è pronta');
  await expect.poll(() => page()).not.toContain('Segnata pronta');
  expect(marks().map(({ isReady }) => isReady)).toEqual([true, false]);
});

test('two ticks one after the other both stay', async () => {
  show();
  await see('Bagni');
  for (const box of boxes()) box.click();
  await expect.poll(() => marks()).toHaveLength(2);
  await expect.poll(() => boxes().map(({ checked }) => checked)).toEqual([true, true]);
});

test('a link that is ended says so, and there is nothing to try again', async () => {
  fate = 'is ended';
  show();
  await see('Questo collegamento non è più valido');
  expect(document.querySelectorAll('button')).toHaveLength(0);
});

test('where nobody leaves it says so', async () => {
  turnovers = [];
  show();
  await see('Nessuna partenza nei prossimi 60 giorni.');
});

test.each([
  [{ arriving: null, nextArrival: null }, 'Per ora non arriva nessuno'],
  [{ arriving: { numberOfGuests: null, linen: null, note: null } }, 'Prossimo arrivo il giu 12, 2027'],
  [{ arriving: { numberOfGuests: 1, linen: false, note: null } }, 'Arriva 1 ospite il giu 12, 2027'],
])('of the next guest it says what is known: %#', async (change, text) => {
  turnover = aTurnover(change);
  show();
  await see(text);
  expect(page()).not.toContain('biancheria');
});

test('who is signed in here is nobody to it', async () => {
  const session = { token: 'geheim', user: { id: 'u1', name: 'Anna', email: 'a@example.it', role: 'ADMIN' } };
  localStorage.setItem('token', session.token);
  localStorage.setItem('user', JSON.stringify(session.user));
  show();
  await see('Bagni');
  expect(sent.filter(({ authorization }) => authorization !== null)).toEqual([]);
});
