// @vitest-environment jsdom
import type { WireCall } from '@approdo/shared/client';
import type { CalendarBar, CalendarDays } from '@approdo/shared/contract/stays/calendar';
import { addDays, formatLocalDate, listDays, todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { nameMonth } from '@approdo/shared/domain/base/date/name-days';
import { elideBeforeDates, sayLocalDate } from '@approdo/shared/domain/base/date/say-date';
import { ITALIAN } from '@approdo/shared/domain/base/language/language';
import { afterEach, expect, test, vi } from 'vitest';
import {
  acting,
  fieldOf,
  leaveAdmin,
  press,
  Refusal,
  see,
  seeNoMore,
  showAdmin,
} from '../../../testing/show-admin.tsx';
import { lastDayOf, monthOf, shiftMonth } from '../../../ui/availability-calendar/month.ts';
import { ScreenContext } from '../../session/screen-context.ts';
import { SCREENS } from '../../shell/screens.ts';
import { CalendarScreen } from './calendar-screen.tsx';

const today = todayInRome(new Date());
const inDays = (days: number) => addDays(today, days);
const between = (from: number, to: number) => ({ startDate: inDays(from), endDate: inDays(to) });

const stay: CalendarBar = { id: 'b1', kind: 'STAY', label: 'Anna Rossi', ...between(10, 17), numberOfGuests: 2 };
const next: CalendarBar = { ...stay, id: 'b2', label: 'Bea Serra', ...between(17, 20), isReady: true };
const block: CalendarBar = { id: 'b3', kind: 'BLOCK', label: 'Lavori', ...between(25, 26), numberOfGuests: null };
const requestBars = Array.from({ length: 5 }, (_, index): CalendarBar => {
  return { ...stay, id: `r${index}`, kind: 'REQUEST', label: `Ospite ${index}`, ...between(30, 33) };
});
const BARS = [stay, next, block, ...requestBars];
const isTaken = (day: string) => [stay, next, block].some((bar) => bar.startDate <= day && day <= bar.endDate);

let watched: (() => void) | undefined;

afterEach(async () => {
  await leaveAdmin();
  vi.unstubAllGlobals();
  watched = undefined;
});

function answer({ query }: WireCall, bars: readonly CalendarBar[]): CalendarDays {
  const { from = '', to = '' } = query ?? {};
  const nights = listDays(from, to)
    .filter((day) => day >= today)
    .filter((day) => bars.length === 0 || !isTaken(day));
  return { nights: nights.map((date) => ({ date, price: 9_900 })), bars: [...bars] };
}

type ScreenOptions = { readonly isWide?: boolean; readonly at?: string; readonly bars?: readonly CalendarBar[] };

async function show(
  { isWide = true, at = '/calendar', bars = BARS }: ScreenOptions = {},
  get?: (call: WireCall) => unknown,
) {
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: isWide && query.startsWith('(min-width'), media: query }),
  );
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(notify: (entries: unknown[]) => void) {
        watched = () => notify([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  return await showAdmin(
    <ScreenContext value={SCREENS.find(({ path }) => path === 'calendar')}>
      <CalendarScreen />
    </ScreenContext>,
    { 'GET /calendar': get ?? ((call: WireCall) => answer(call, bars)) },
    at,
  );
}

const cell = (day: string) => document.querySelector<HTMLElement>(`[data-day="${day}"]`);
const nameOf = (day: string) => cell(day)?.getAttribute('aria-label') ?? '';
const months = () =>
  [...document.querySelectorAll('[role="grid"] th[scope^="row"]')].map(({ textContent }) => textContent);
const chosen = () =>
  [...document.querySelectorAll<HTMLElement>('[aria-selected="true"]')].map(({ dataset }) => dataset.day);
const focused = () => (document.activeElement instanceof HTMLElement ? document.activeElement.dataset.day : undefined);
const linkTo = (text: string) => [...document.querySelectorAll('a')].find((link) => link.textContent === text);

async function pressKey(key: string, modifiers: KeyboardEventInit = {}) {
  await acting(() =>
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...modifiers }),
    ),
  );
}

async function focusToday() {
  await acting(() => cell(today)?.focus());
}

async function click(day: string) {
  await acting(() => cell(day)?.click());
}

test('a wide screen has twelve months from this one on, a narrow one three and more as one scrolls', async () => {
  const wide = await show();
  await expect.poll(() => cell(today)?.textContent).toBe('99');
  expect(months()).toHaveLength(12);
  expect(wide.calls.filter(({ path }) => path === '/calendar')).toMatchObject([
    { query: { from: `${monthOf(today)}-01`, to: lastDayOf(shiftMonth(monthOf(today), 11)) } },
  ]);
  await leaveAdmin();
  await show({ isWide: false });
  await expect.poll(() => cell(today)?.textContent).toBe('99\u00a0€');
  expect(months()).toHaveLength(3);
  await expect.poll(() => watched).toBeDefined();
  await acting(() => watched?.());
  await expect.poll(() => months()).toHaveLength(6);
});

test('a day says who arrives, stays and leaves, what it costs and who asks for it', async () => {
  await show();
  await see('Anna Rossi');
  expect(nameOf(inDays(10))).toBe(`${formatLocalDate(inDays(10))}: arriva Anna Rossi`);
  expect(nameOf(inDays(17))).toBe(`${formatLocalDate(inDays(17))}: parte Anna Rossi; arriva Bea Serra`);
  expect(nameOf(inDays(5))).toBe(`${formatLocalDate(inDays(5))}: libera, 99\u00a0€`);
  expect(nameOf(inDays(31))).toContain('libera, 99\u00a0€; richiesta di Ospite 0; richiesta di Ospite 1');
  expect(cell(today)?.getAttribute('aria-current')).toBe('date');
});

test('a stay is one link to its page, and requests without a lane one to the list', async () => {
  await show();
  await see('Anna Rossi');
  const heard = document.querySelectorAll('a[data-kind]:not([aria-hidden])');
  expect([...heard].filter((bar) => bar.getAttribute('href') === '/bookings/b1')).toHaveLength(1);
  expect(document.querySelector('[href="/bookings/b2"]')?.getAttribute('aria-label')).toMatch(
    /^Bea Serra, .*casa pronta$/,
  );
  expect(document.querySelectorAll('[href="/bookings/b2"] svg')).toHaveLength(1);
  const further = [...document.querySelectorAll('a')].filter((link) => link.textContent?.startsWith('+2'));
  expect(further[0]?.getAttribute('href')).toBe('/bookings?stato=PENDING');
});

test('the keys walk from today, and one day alone is in the tab order', async () => {
  const { address } = await show();
  await see('Anna Rossi');
  const stops = () =>
    [...document.querySelectorAll<HTMLElement>('[data-day][tabindex="0"]')].map(({ dataset }) => dataset.day);
  expect(stops()).toEqual([today]);
  await focusToday();
  await pressKey('ArrowRight');
  expect(focused()).toBe(inDays(1));
  await pressKey('ArrowDown');
  expect(focused()).toBe(inDays(8));
  expect(stops()).toEqual([inDays(8)]);
  await pressKey('End');
  expect(focused()).toBe(lastDayOf(monthOf(inDays(8))));
  await pressKey('Home');
  expect(focused()).toBe(`${monthOf(inDays(8))}-01`);
  const before = monthOf(inDays(8)) === monthOf(today) ? 1 : 2;
  for (let presses = 0; presses < before; presses += 1) await pressKey('PageUp');
  const earlier = shiftMonth(monthOf(today), -1);
  await expect.poll(() => focused()).toBe(`${earlier}-01`);
  expect(address()).toBe(`/calendar?mese=${earlier}`);
});

test('Enter opens the stay of a day, and a menu where there are several', async () => {
  const { address } = await show();
  await see('Anna Rossi');
  await acting(() => cell(inDays(17))?.focus());
  await pressKey('Enter');
  await see(`Bea Serra, ${formatLocalDate(inDays(17))}`);
  const items = [...document.querySelectorAll('[role="menuitem"]')].map(({ textContent }) => textContent);
  expect(items.map((item) => item?.split(',')[0])).toEqual(['Anna Rossi', 'Bea Serra']);
  await acting(() => cell(inDays(12))?.focus());
  await pressKey('Enter');
  expect(address()).toBe('/bookings/b1');
});

test('days are chosen by the keys alone, up to one that is taken, and let go', async () => {
  await show();
  await see('Anna Rossi');
  await focusToday();
  for (let days = 0; days < 8; days += 1) await pressKey('ArrowRight');
  await pressKey('Enter');
  for (let days = 0; days < 4; days += 1) await pressKey('ArrowRight', { shiftKey: true });
  expect(chosen()).toEqual([inDays(8), inDays(9)]);
  const rangeText = elideBeforeDates(`Dal ${sayLocalDate(inDays(8))} al ${sayLocalDate(inDays(9))}`);
  expect(document.querySelector('[role="status"]')?.textContent).toBe(rangeText);
  await pressKey('Enter');
  const book = linkTo('Inserisci una prenotazione');
  expect(document.activeElement).toBe(book);
  expect(book?.getAttribute('href')).toBe(`/bookings/new?dal=${inDays(8)}&al=${inDays(9)}`);
  await pressKey('Escape');
  expect(chosen()).toEqual([]);
  expect(linkTo('Inserisci una prenotazione')).toBeUndefined();
  expect(focused()).toBe(inDays(12));
});

test('one day alone is a night for a guest and itself for a block, whose window has it already', async () => {
  const { sent } = await show();
  await see('Anna Rossi');
  await click(inDays(5));
  expect(linkTo('Inserisci una prenotazione')?.getAttribute('href')).toBe(
    `/bookings/new?dal=${inDays(5)}&al=${inDays(6)}`,
  );
  await press('Blocca le date');
  expect([fieldOf('Data iniziale').value, fieldOf('Data finale').value]).toEqual([inDays(5), inDays(5)]);
  await press('Blocca');
  expect(sent()).toMatchObject([{ body: { startDate: inDays(5), endDate: inDays(5) } }]);
});

test('months are turned by the year, and today brought back', async () => {
  const { address } = await show({ at: '/calendar?mese=nonsense' });
  await see('Anna Rossi');
  const pressButton = (name: string) =>
    acting(() => document.querySelector<HTMLElement>(`[aria-label="${name}"]`)?.click());
  await pressButton('Mesi successivi');
  expect(address()).toBe(`/calendar?mese=${shiftMonth(monthOf(today), 12)}`);
  await pressButton('Mesi precedenti');
  await pressButton('Mesi precedenti');
  expect(address()).toBe(`/calendar?mese=${shiftMonth(monthOf(today), -12)}`);
  await press('Oggi');
  expect(address()).toBe('/calendar');
  await expect.poll(() => focused()).toBe(today);
});

test('where nobody comes the months are there all the same', async () => {
  await show({ bars: [] });
  await see('Ancora nessun soggiorno.');
  expect(months()).toHaveLength(12);
});

test('a calendar that cannot be read says so, keeps the months, and is read again', async () => {
  let fails = true;
  await show({}, (call) => (fails ? new Refusal(500, { error: 'Errore interno' }) : answer(call, BARS)));
  await see('Errore nel caricamento del calendario');
  expect(months()).toHaveLength(12);
  fails = false;
  await press('Riprova');
  await see('Anna Rossi');
  await seeNoMore('Errore nel caricamento del calendario');
});

/** One line per table row of the printed sheet. */
const paperRows = () =>
  [...document.querySelectorAll('body > div:has(> h1) tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent).join(' | '),
  );

test.each([
  { isWide: true, count: 12 },
  { isWide: false, count: 3 },
])(
  'the paper has a row for all that lies in each of $count months, with its dates in words',
  async ({ isWide, count }) => {
    const first = monthOf(today);
    const over = { startDate: lastDayOf(first), endDate: addDays(lastDayOf(first), 3) };
    const bars: CalendarBar[] = [
      { ...stay, ...over, isReady: true },
      { ...stay, id: 'r', kind: 'REQUEST', label: 'Bea Serra', ...over, numberOfGuests: 1 },
      { ...block, id: 'p', kind: 'PORTAL', label: 'Airbnb', ...over },
      { ...block, ...over },
    ];
    await show({ isWide, bars });
    await see('Anna Rossi');
    const [from, to] = [formatLocalDate(over.startDate), formatLocalDate(over.endDate)];
    const lying = [
      `SSoggiorno | ${from} | ${to} | 3 | Anna Rossi, casa pronta | 2`,
      `RRichiesta | ${from} | ${to} | 3 | Bea Serra | 1`,
      `PDa un portale | ${from} | ${to} | 3 | Airbnb | `,
      `BDate bloccate | ${from} | ${to} |  | Lavori | `,
    ];
    const spoken = Array.from({ length: count }, (_, index) => [
      nameMonth(shiftMonth(first, index), ITALIAN),
      ...(index < 2 ? lying : ['Nessuno in questo mese.']),
    ]);
    expect(paperRows()).toEqual(['Che cosa | Dal | Al | Notti | Chi | Ospiti', ...spoken.flat()]);
  },
);

test('paper that is printed before the stays are there, or without them, has no month that looks free', async () => {
  await show({}, () => new Refusal(500, { error: 'Errore interno' }));
  expect(paperRows()).toEqual([]);
  await see('Errore nel caricamento del calendario');
  expect(paperRows()).toEqual([]);
  await see('Il calendario non era ancora caricato');
});
