// @vitest-environment jsdom

import type { OfficialCode } from '@approdo/shared/contract/law/official-tables';
import type { CheckInPlan } from '@approdo/shared/contract/messages/check-in';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearPage, fillIn, find, press, showOnPage } from '../../../testing/show-on-page.tsx';
import { withTexts } from '../../../testing/with-texts.tsx';
import { CheckInIsland } from './check-in-island.tsx';

const TOKEN = 'a'.repeat(43);
const ITALY = { code: '100000100', name: 'ITALIA', label: 'Italia' };
const CODES: Readonly<Record<string, readonly OfficialCode[]>> = {
  STATI: [ITALY, { code: '100000215', name: 'FRANCIA', label: 'Francia' }],
  COMUNI: [{ code: '412058091', name: 'ROMA', label: 'ROMA', province: 'RM' }],
  DOCUMENTI: [{ code: 'IDENT', name: "CARTA DI IDENTITA'", label: 'Carta di identità' }],
};

type Guest = CheckInPlan['guests'][number];

const aGuest = (change: Partial<Guest> = {}): Guest => ({
  id: 'g1',
  lastName: 'Rossi',
  firstName: 'Paolo',
  sex: 'M',
  birthDate: '1973-03-13',
  birthState: ITALY.code,
  birthPlace: '412058091',
  citizenship: ITALY.code,
  residenceState: null,
  residencePlace: null,
  docType: 'IDENT',
  docNumber: '••••••-CD',
  docPlace: '412058091',
  withheld: [],
  ...change,
});

const aPlan = (change: Partial<CheckInPlan> = {}): CheckInPlan => ({
  property: { name: 'Casa Zagara', address: 'Via del Porto 3' },
  startDate: '2027-06-12',
  endDate: '2027-06-19',
  numberOfGuests: 2,
  party: null,
  guests: [],
  asksResidence: false,
  notice: { version: '3', path: '/pages/informativa-privacy' },
  version: 'v1',
  ...change,
});

type Sent = {
  readonly path: string;
  readonly method: string;
  readonly body: Body;
  readonly authorization: string | null;
};
type Body = {
  readonly token?: string;
  readonly version?: string;
  readonly party?: string;
  readonly guests?: readonly Partial<Guest>[];
  readonly noticeVersion?: string;
};

let plan: CheckInPlan;
let sent: Sent[];
/** Replies by path; other calls get the default ones. */
let replies: Record<string, () => Response | Promise<Response>>;

const refuse = (status: number, error: string, more = {}) => Response.json({ error, ...more }, { status });

beforeEach(() => {
  plan = aPlan();
  sent = [];
  replies = {};
  location.hash = TOKEN;
  vi.stubGlobal('fetch', async (address: string, init: { method?: string; body?: string; headers?: HeadersInit }) => {
    const { pathname: path, searchParams } = new URL(address, 'https://example.org');
    const { method = 'GET', body = '{}', headers } = init;
    sent.push({ path, method, body: JSON.parse(body), authorization: new Headers(headers).get('authorization') });
    const fate = replies[path];
    if (fate) return await fate();
    if (path === '/api/check-in/open') return Response.json(plan);
    if (path === '/api/check-in') {
      plan = save(JSON.parse(body));
      return Response.json({ message: 'Grazie, i dati sono arrivati' });
    }
    const q = (searchParams.get('q') ?? '').toLowerCase();
    const rows = CODES[searchParams.get('kind') ?? ''] ?? [];
    return Response.json(rows.filter(({ code, name }) => code === q.toUpperCase() || name.toLowerCase().includes(q)));
  });
});

afterEach(() => {
  clearPage();
  localStorage.clear();
  location.hash = '';
  vi.unstubAllGlobals();
});

function save({ guests = [], party }: Body): CheckInPlan {
  const saved = guests.map((guest, place) => aGuest({ ...guest, id: guest.id ?? `new ${place}` }));
  return { ...plan, version: `${plan.version}+`, party: party as CheckInPlan['party'], guests: saved };
}

const page = () => document.body.textContent ?? '';
const see = (text: string) => expect.poll(() => page()).toContain(text);
const saves = () => sent.filter(({ path }) => path === '/api/check-in').map(({ body }) => body);
const show = (language: 'it' | 'en' | 'de' | 'fr' = 'it') => showOnPage(withTexts(language, <CheckInIsland />));
const choose = (party: string) => find(`[name="party"][value="${party}"]`).click();
const field = (name: string) => find<HTMLInputElement>(`[name="${name}"]`);
const cards = () => document.querySelectorAll('section').length;

async function fillAlone() {
  show();
  await see('Casa Zagara');
  choose('ALONE');
  await expect.poll(() => cards()).toBe(1);
}

function submit() {
  find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
}

test('it says whose stay it is, why it asks, and that no picture is needed', async () => {
  show();
  expect(page()).toContain('Un momento…');
  await see('12–19 giugno 2027');
  expect(page()).toContain('Casa Zagara · Via del Porto 3');
  expect(page()).toContain(
    "Per legge il proprietario comunica alla Polizia i dati di chi dorme in casa. Li scrivi qui con calma; all'arrivo ti identifica di persona o in video: questo modulo non lo sostituisce.",
  );
  expect(page()).toContain('Non serve la foto del documento.');
  expect(document.querySelector('input[type="file"]')).toBeNull();
  expect(sent[0]).toMatchObject({ path: '/api/check-in/open', body: { token: TOKEN }, authorization: null });
});

test.each([
  ['en', 'Who are you travelling with?', 'Guest 1'],
  ['de', 'Mit wem reisen Sie?', 'Gast 1'],
  ['fr', 'Avec qui voyagez-vous', 'Voyageur 1'],
] as const)('in %s it says so in that language', async (language, question, guest) => {
  show(language);
  await see(question);
  expect(page()).toContain(guest);
});

test('there is a card for each guest, one where she is alone, and nothing typed is lost by choosing', async () => {
  show();
  await see('Ospite 2');
  fillIn({ 'guests.1.lastName': 'Bianchi' });
  choose('ALONE');
  await expect.poll(() => cards()).toBe(1);
  choose('FAMILY');
  await see('Capofamiglia');
  expect(field('guests.1.lastName').value).toBe('Bianchi');
  expect(document.querySelectorAll('[name$="docNumber"]')).toHaveLength(1);
  press('Aggiungi ospite');
  expect(cards()).toBe(3);
  [...document.querySelectorAll('button')].filter(({ textContent }) => textContent === 'Rimuovi')[1]?.click();
  await expect.poll(() => cards()).toBe(2);
  expect(field('guests.1.lastName').value).toBe('');
  choose('GROUP');
  await see('Capogruppo');
});

test('what is half filled in is sent, and the page says what is still missing', async () => {
  await fillAlone();
  fillIn({ 'guests.0.lastName': 'Rossi', 'guests.0.firstName': 'Paolo', notice: true });
  submit();
  await see(
    'Salvato. Mancano ancora: Sesso, Data di nascita, Stato di nascita, Cittadinanza, Tipo di documento, Numero del documento, Rilasciato da',
  );
  expect(page()).toContain("Puoi correggerli fino all'arrivo con lo stesso collegamento.");
  expect(field('guests.0.birthDate').getAttribute('aria-invalid')).toBe('true');
  expect(saves()).toMatchObject([
    { token: TOKEN, version: 'v1', noticeVersion: '3', party: 'ALONE', guests: [{ lastName: 'Rossi', sex: null }] },
  ]);
});

test('what is whole is thanked for, a masked number goes back as it came, and the next save is of what was saved', async () => {
  plan = aPlan({ party: 'ALONE', numberOfGuests: 1, guests: [aGuest()] });
  show();
  await see('Comune di nascita');
  await expect.poll(() => field('guests.0.birthPlace').value).toBe('ROMA (RM)');
  fillIn({ notice: true });
  submit();
  await see('Grazie, i dati sono arrivati');
  fillIn({ 'guests.0.firstName': 'Paolo Maria' });
  submit();
  await expect.poll(() => saves()).toHaveLength(2);
  expect(saves()).toMatchObject([
    { version: 'v1', guests: [{ id: 'g1', docNumber: '••••••-CD' }] },
    { version: 'v1+', guests: [{ id: 'g1', firstName: 'Paolo Maria' }] },
  ]);
});

test('of whom the owner entered initials are shown, nothing is missing, and all goes back as it came', async () => {
  const nothing = { sex: null, birthDate: null, birthState: null, birthPlace: null, citizenship: null } as const;
  const withheld = ['lastName', 'firstName', 'sex', 'birthDate', 'birthState', 'citizenship', 'docNumber'] as const;
  const hidden = { ...nothing, lastName: 'R.', firstName: 'P.', docNumber: null, withheld: [...withheld] };
  plan = aPlan({ party: 'ALONE', numberOfGuests: 1, guests: [aGuest(hidden)] });
  replies['/api/check-in'] = () => Response.json({ message: 'Grazie, i dati sono arrivati' });
  show();
  await see(
    'Questi dati li ha già scritti il proprietario: qui vedi solo le iniziali. Lascia com’è quello che va bene.',
  );
  expect(field('guests.0.lastName').value).toBe('R.');
  fillIn({ notice: true });
  submit();
  await see('Grazie, i dati sono arrivati');
  expect(page()).not.toContain('Mancano ancora');
  const asMasked = { lastName: 'R.', firstName: 'P.', sex: null, birthDate: null, docNumber: null };
  expect(saves()).toMatchObject([{ guests: [{ id: 'g1', ...asMasked }] }]);
  fillIn({ 'guests.0.lastName': 'Verdi', 'guests.0.docNumber': 'YA123' });
  submit();
  await expect.poll(() => saves()).toHaveLength(2);
  expect(saves()[1]).toMatchObject({ guests: [{ lastName: 'Verdi', firstName: 'P.', docNumber: 'YA123' }] });
});

test('what the portal will not take stands beside its field', async () => {
  await fillAlone();
  fillIn({ 'guests.0.lastName': 'Рossi', 'guests.0.docNumber': 'AB_12', notice: true });
  submit();
  await see('scrivilo come nel documento, in lettere latine');
  expect(page()).toContain('può avere solo lettere e cifre');
});

test('who has not said with whom she travels, or read the notice, is told beside the field', async () => {
  show();
  await see('Invia i dati');
  submit();
  await see('Conferma di aver letto l’informativa sulla privacy');
  expect(field('notice').getAttribute('aria-invalid')).toBe('true');
  fillIn({ notice: true });
  submit();
  await see('Scegli con chi viaggi');
  expect(saves()).toEqual([]);
});

test('what is wrong goes as it is mended, beside its field and in the answer', async () => {
  await fillAlone();
  fillIn({ 'guests.0.lastName': 'Рossi', 'guests.0.docNumber': 'AB_12' });
  submit();
  await see('Conferma di aver letto l’informativa sulla privacy');
  fillIn({ notice: true });
  await expect.poll(() => document.querySelector('[role="alert"]')).toBeNull();
  const refused = { 'guests.0.lastName': 'Cognome sbagliato', 'guests.0.docNumber': 'Numero sbagliato' };
  replies = { '/api/check-in': () => refuse(400, 'Cognome sbagliato', { fields: refused }) };
  submit();
  await see('Numero sbagliato');
  fillIn({ 'guests.0.lastName': 'Rossi' });
  await expect.poll(() => page()).not.toContain('Cognome sbagliato');
  expect(find('[role="alert"]').textContent).toBe('Numero sbagliato');
  fillIn({ 'guests.0.docNumber': 'AB12' });
  await expect.poll(() => page()).not.toContain('Numero sbagliato');
  expect(document.querySelector('[role="alert"]')).toBeNull();
});

test('a code is looked for from the second letter on, and chosen by the keys', async () => {
  await fillAlone();
  const countCodeCalls = () => sent.filter(({ path }) => path === '/api/codes').length;
  const before = countCodeCalls();
  fillIn({ 'guests.0.birthState': 'i' });
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(countCodeCalls()).toBe(before);
  fillIn({ 'guests.0.birthState': 'it' });
  await expect.poll(() => document.querySelector('[role="option"]')?.textContent).toBe('Italia');
  const input = field('guests.0.birthState');
  expect(input.getAttribute('aria-expanded')).toBe('true');
  expect(input.getAttribute('aria-activedescendant')).toBe(find('[role="option"]').id);
  input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  await expect.poll(() => document.querySelector('[role="option"]')).toBeNull();
  expect(input.value).toBe('Italia');
  await see('Comune di nascita');
});

test('what is found nowhere, and what could not be looked for, is said', async () => {
  await fillAlone();
  fillIn({ 'guests.0.citizenship': 'zz' });
  await see('Nessun risultato');
  replies['/api/codes'] = () => Promise.reject(new TypeError('no network'));
  fillIn({ 'guests.0.citizenship': 'fra' });
  await see('Non riusciamo a cercare, riprova');
  delete replies['/api/codes'];
  press('Riprova');
  await expect.poll(() => document.querySelector('[role="option"]')?.textContent).toBe('Francia');
});

test('what others changed meanwhile takes nothing from the page, and is saved over when sent again', async () => {
  await fillAlone();
  fillIn({ 'guests.0.lastName': 'Verdi', notice: true });
  plan = { ...plan, version: 'v2' };
  replies['/api/check-in'] = () => refuse(409, 'I dati sono cambiati nel frattempo: controllali e salva di nuovo');
  submit();
  await see('I dati sono cambiati nel frattempo: controllali e salva di nuovo');
  expect(field('guests.0.lastName').value).toBe('Verdi');
  delete replies['/api/check-in'];
  submit();
  await see('Salvato.');
  expect(saves().at(-1)).toMatchObject({ version: 'v2', guests: [{ lastName: 'Verdi' }] });
});

test('another notice is to be read before anything is sent', async () => {
  await fillAlone();
  fillIn({ notice: true });
  plan = { ...plan, notice: { ...plan.notice, version: '4' } };
  replies['/api/check-in'] = () => refuse(409, "L'informativa è cambiata: rileggila");
  submit();
  await see("L'informativa è cambiata: rileggila");
  await expect.poll(() => field('notice').checked).toBe(false);
});

test('what is lost on the way is kept, and sent again by one button', async () => {
  await fillAlone();
  fillIn({ 'guests.0.lastName': 'Verdi', notice: true });
  replies['/api/check-in'] = () => Promise.reject(new TypeError('no network'));
  submit();
  await see('Al momento non riusciamo a ricevere i dati.');
  expect(field('guests.0.lastName').value).toBe('Verdi');
  delete replies['/api/check-in'];
  press('Riprova');
  await see('Salvato.');
});

test('what was saved and could not be read again is read before the next save', async () => {
  await fillAlone();
  fillIn({ 'guests.0.lastName': 'Verdi', notice: true });
  replies['/api/check-in/open'] = () => Promise.reject(new TypeError('no network'));
  submit();
  await see('Salvato.');
  delete replies['/api/check-in/open'];
  submit();
  await expect.poll(() => saves()).toHaveLength(2);
  expect(saves()[1]).toMatchObject({ version: 'v1+', guests: [{ id: 'new 0', lastName: 'Verdi' }] });
});

test('a link that opens nothing says so, and can be tried again', async () => {
  replies['/api/check-in/open'] = () =>
    refuse(404, 'Il collegamento non è valido o è scaduto. Chiedine uno nuovo al proprietario.');
  show();
  await see('Il collegamento non è valido o è scaduto. Chiedine uno nuovo al proprietario.');
  delete replies['/api/check-in/open'];
  press('Riprova');
  await see('Casa Zagara');
});

test('without a link nothing is asked for, and nothing offered that cannot help', async () => {
  location.hash = '';
  show();
  await see('usa il collegamento che hai ricevuto per e-mail');
  expect(page()).not.toContain('Riprova');
  expect(sent).toEqual([]);
});

test('nothing of it is kept in the browser, and who is signed in here is nobody to it', async () => {
  const session = { token: 'geheim', user: { id: 'u1', name: 'Anna', email: 'a@example.it', role: 'ADMIN' } };
  localStorage.setItem('token', session.token);
  localStorage.setItem('user', JSON.stringify(session.user));
  const before = { ...localStorage };
  await fillAlone();
  fillIn({ 'guests.0.lastName': 'Verdi', notice: true });
  submit();
  await see('Salvato.');
  expect({ ...localStorage }).toEqual(before);
  expect(sessionStorage.length).toBe(0);
  expect(sent.filter(({ authorization }) => authorization !== null)).toEqual([]);
});
