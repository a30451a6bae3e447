// @vitest-environment jsdom
import type { BookingMessage } from '@approdo/shared/contract/messages/conversations';
import { addDays, todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aBooking } from '../../../testing/fake-site.ts';
import { clearPage, fillIn, find, press, showOnPage } from '../../../testing/show-on-page.tsx';
import { withTexts } from '../../../testing/with-texts.tsx';
import { MessagesPart } from './messages-part.tsx';
import { useConversation } from './use-conversation.ts';

const today = todayInRome(new Date());
const booking = aBooking({ mine: true, startDate: addDays(today, 10), endDate: addDays(today, 17) });

const aMessage = (change: Partial<BookingMessage> = {}): BookingMessage => ({
  id: 'm1',
  from: 'OWNER',
  text: 'Vi aspettiamo al porto',
  createdAt: '2027-06-01T08:00:00.000Z',
  readAt: null,
  ...change,
});

type Call = {
  readonly method: string;
  readonly path: string;
  readonly body: { readonly key?: string; readonly text?: string };
};

/** For busy machines. Not `expect.poll`, which lets no time pass with fake timers. */
const PATIENT = { timeout: 10_000 };

let messages: BookingMessage[];
let calls: Call[];
/** The fate of what is written: it arrives, it is lost before or after it arrived, or refused. */
let fate: 'arrives' | 'is lost' | 'arrives and its answer is lost' | 'is refused';

beforeEach(() => {
  messages = [];
  calls = [];
  fate = 'arrives';
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: { method?: string; body?: string } = {}) => {
    const path = new URL(address, 'https://example.org').pathname.replace('/api/bookings/b1/', '');
    const call = { method, path, body: body === undefined ? {} : JSON.parse(body) };
    calls.push(call);
    return answerTo(call);
  });
});

afterEach(() => {
  clearPage();
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function answerTo({ method, path, body }: Call): Response {
  if (method === 'GET') return Response.json(messages);
  if (path === 'messages/read') {
    messages = messages.map((message) => ({ ...message, readAt: message.readAt ?? '2027-06-01T09:00:00.000Z' }));
    return new Response(null, { status: 204 });
  }
  if (fate === 'is lost') throw new TypeError('no network');
  if (fate === 'is refused') return Response.json({ error: 'La conversazione è chiusa' }, { status: 409 });
  const known = messages.find(({ id }) => id === body.key);
  const message = known ?? aMessage({ id: String(body.key), from: 'GUEST', text: String(body.text) });
  if (!known) messages = [...messages, message];
  if (fate === 'arrives and its answer is lost') throw new TypeError('no network');
  return Response.json(message, { status: 201 });
}

type Shown = { readonly of: typeof booking; readonly known?: readonly BookingMessage[] };
const Conversation = ({ of, known }: Shown) => (
  <MessagesPart booking={of} conversation={useConversation(of.id, known)} />
);
const show = (language: 'it' | 'de' = 'it', of = booking) => showOnPage(withTexts(language, <Conversation of={of} />));
const thread = () => [...document.querySelectorAll('li')].map((line) => line.textContent);
const field = () => find<HTMLTextAreaElement>('textarea').value;
const sent = () => calls.filter(({ method, path }) => method === 'POST' && path === 'messages');
const lookedAt = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};
/** Lets pending calls be answered. */
const flush = async () => {
  for (let attempt = 0; attempt < 20; attempt += 1) await Promise.resolve();
  await vi.advanceTimersByTimeAsync(0);
  flushSync(() => undefined);
};
const send = async () => {
  find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await flush();
};

test('shows who wrote what and when, and what the owner has read', async () => {
  messages = [
    aMessage({ id: 'm1', from: 'GUEST', text: 'Possiamo\narrivare <b>tardi</b>?', readAt: '2027-06-01T08:30:00.000Z' }),
    aMessage({ id: 'm2', text: 'Sì: https://example.com' }),
    aMessage({ id: 'm3', from: 'GUEST', text: 'Grazie' }),
  ];
  show();
  await flush();
  expect(thread()).toEqual([
    'Possiamo\narrivare <b>tardi</b>?Tu · giu 01, 2027 10:00 · Letto',
    'Sì: https://example.comChi ti ospita · giu 01, 2027 10:00',
    'GrazieTu · giu 01, 2027 10:00',
  ]);
  expect(document.querySelector('ol a, ol b')).toBeNull();
});

test('what is on the screen is read, up to the last that is shown', async () => {
  messages = [aMessage(), aMessage({ id: 'm2' })];
  show();
  const marks = () => calls.filter(({ path }) => path === 'messages/read');
  await vi.waitFor(() => expect(marks()).toMatchObject([{ body: { upTo: 'm2' } }]), PATIENT);
  await vi.advanceTimersByTimeAsync(10_000);
  await flush();
  expect(marks()).toHaveLength(1);
});

test('what is new appears while the page is looked at, and nothing is asked behind others', async () => {
  show();
  await flush();
  messages = [aMessage()];
  await vi.advanceTimersByTimeAsync(10_000);
  await flush();
  expect(thread()).toHaveLength(1);
  lookedAt('hidden');
  const callCount = calls.length;
  await vi.advanceTimersByTimeAsync(30 * 60_000);
  expect(calls.length).toBeLessThanOrEqual(callCount + 1);
  messages = [aMessage(), aMessage({ id: 'm2' })];
  lookedAt('visible');
  await flush();
  expect(thread()).toHaveLength(2);
});

test('what the page has read itself is there at once, and asked for again only in a while', async () => {
  const known = [aMessage({ readAt: '2027-06-01T09:00:00.000Z' })];
  messages = [...known, aMessage({ id: 'm2' })];
  showOnPage(withTexts('it', <Conversation of={booking} known={known} />));
  expect(thread()).toHaveLength(1);
  lookedAt('visible');
  await flush();
  expect(calls).toEqual([]);
  await vi.advanceTimersByTimeAsync(10_000);
  await flush();
  expect(thread()).toHaveLength(2);
});

test('it is asked for less often once nobody writes any more', async () => {
  show();
  await flush();
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  const before = calls.length;
  expect(before).toBeLessThan(40);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(calls.length - before).toBeLessThanOrEqual(11);
});

test('a message is sent once, however often it is pressed, and stands in the thread', async () => {
  show();
  await flush();
  fillIn({ text: 'A che ora arrivate?' });
  find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await send();
  expect(sent()).toHaveLength(1);
  expect(thread()).toHaveLength(1);
  expect(field()).toBe('');
  expect(localStorage).toHaveLength(0);
});

test.each(['is lost', 'arrives and its answer is lost'] as const)(
  'what %s stays in the field, through a reload too, and arrives once',
  async (trouble) => {
    show();
    await flush();
    fate = trouble;
    fillIn({ text: 'Arriviamo alle 18' });
    await send();
    expect(document.body.textContent).toContain('Il messaggio non è partito. Il testo resta qui: riprova.');
    show();
    await flush();
    expect(field()).toBe('Arriviamo alle 18');
    fate = 'arrives';
    await send();
    const [first, second] = sent();
    expect(second?.body).toEqual(first?.body);
    expect(messages).toHaveLength(1);
    expect(thread()).toHaveLength(1);
    expect(field()).toBe('');
  },
);

test('what was changed before it is sent again is another message', async () => {
  show();
  await flush();
  fate = 'arrives and its answer is lost';
  fillIn({ text: 'Arriviamo alle 18' });
  await send();
  fate = 'arrives';
  fillIn({ text: 'Arriviamo alle 20' });
  await send();
  expect(messages.map(({ text }) => text)).toEqual(['Arriviamo alle 18', 'Arriviamo alle 20']);
});

test('what is empty is not sent, and a refusal is said in its words, with the text still there', async () => {
  show();
  await flush();
  await send();
  expect(document.body.textContent).toContain('Scrivi un messaggio');
  fate = 'is refused';
  fillIn({ text: 'Ancora una cosa' });
  await send();
  expect(find('[role="alert"]').textContent).toContain('La conversazione è chiusa');
  expect(field()).toBe('Ancora una cosa');
});

test('the draft can be thrown away', async () => {
  show();
  await flush();
  fillIn({ text: 'Forse' });
  press('Cancella la bozza');
  expect(field()).toBe('');
  expect(localStorage).toHaveLength(0);
});

test.each([
  ['was refused', { status: 'REJECTED' }],
  ['ended more than a month ago', { startDate: addDays(today, -40), endDate: addDays(today, -31) }],
] as const)('of a stay that %s one reads and writes no more', async (_, change) => {
  messages = [aMessage()];
  show('it', { ...booking, ...change });
  await vi.waitFor(() => expect(thread()).toHaveLength(1), PATIENT);
  expect(document.querySelector('form')).toBeNull();
  expect(document.body.textContent).toContain('La conversazione è chiusa.');
  messages = [];
  show('it', { ...booking, ...change });
  await flush();
  expect(document.querySelector('section')).toBeNull();
});

test('a German guest reads it in German', async () => {
  messages = [aMessage({ from: 'GUEST', readAt: '2027-06-01T08:30:00.000Z' })];
  show('de');
  await vi.waitFor(() => expect(thread()).toHaveLength(1), PATIENT);
  expect(document.body.textContent).toContain('Nachrichten');
  expect(thread()).toEqual(['Vi aspettiamo al portoSie · 1. Juni 2027, 10:00 Uhr (italienische Zeit) · Gelesen']);
});
