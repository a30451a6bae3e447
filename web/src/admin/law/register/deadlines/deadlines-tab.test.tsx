// @vitest-environment jsdom
import { COMPLIANCE_ITEMS, type ComplianceItem } from '@approdo/shared/domain/law/deadlines/compliance';
import { Route, Routes } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import {
  buttonOf,
  enter,
  leaveAdmin,
  press,
  Refusal,
  see,
  seeNoMore,
  showAdmin,
} from '../../../../testing/show-admin.tsx';
import { ScreenContext } from '../../../session/screen-context.ts';
import { SCREENS } from '../../../shell/screens.ts';
import { RegisterScreen } from '../register-screen.tsx';

afterEach(async () => {
  await leaveAdmin();
  vi.useRealTimers();
});

const OFF = {
  ...{ isOn: false, account: 'STANDARD', apartmentId: null, reminders: true, version: 'v1' },
  checkInLetter: { isOn: false, days: 3, hour: 9 },
};

const aDeadline = (key: string, title: string, rest: object) => ({
  ...{ key, kind: key.split(':')[0], title, state: 'DUE', path: '/register/tax' },
  ...rest,
});
// It is a Saturday.
const MAY = aDeadline('REGIONAL:2027-05', 'ISTAT di maggio 2027', {
  ...{ dueAt: '2027-06-05T22:00:00.000Z', state: 'LATE', path: '/register/istat' },
});
const ARRIVAL = aDeadline('ALLOGGIATI:s1:2027-06-12', 'Comunica gli ospiti di Airbnb', {
  ...{ dueAt: '2027-06-13T13:00:00.000Z', path: '/register' },
});
const TAX = aDeadline('TAX:2027-Q2', 'Imposta di soggiorno: 2º trimestre 2027', { dueAt: '2027-07-15T22:00:00.000Z' });
const FIRST_QUARTER = aDeadline('TAX:2027-Q1', 'Imposta di soggiorno: 1º trimestre 2027', {
  ...{ dueAt: '2027-04-15T22:00:00.000Z', state: 'DONE', doneAt: '2027-04-11T10:00:00.000Z', by: 'Anna' },
});
const GAS = aDeadline('COMPLIANCE:GAS', 'Rilevatore di gas: da fare', {
  ...{ dueAt: '2027-06-20T22:00:00.000Z', path: '/register/deadlines' },
});

type Changed = Partial<Record<string, Partial<ComplianceItem>>>;

const aList = (changed: Changed = {}) => ({
  items: COMPLIANCE_ITEMS.map(({ key }) => ({ key, state: 'TODO', date: null, note: null, ...changed[key] })),
  version: 'v1',
});

async function show(answers: Readonly<Record<string, unknown>> = {}) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-06-12T10:00:00Z') });
  const screen = SCREENS.find(({ path }) => path === 'register');
  if (!screen) throw new Error('there is no such screen');
  const rendered = (
    <ScreenContext value={screen}>
      <RegisterScreen />
    </ScreenContext>
  );
  return await showAdmin(
    <Routes>
      <Route path="/register/:tab?/:step?" element={rendered} />
    </Routes>,
    {
      'GET /register/settings': OFF,
      'GET /deadlines': [],
      'GET /compliance': aList(),
      'GET /property': { cin: null, cir: null },
      'GET /auth/keys': { twoProofs: true },
      ...answers,
    },
    '/register/deadlines',
  );
}

const part = (name: string) => {
  const found = [...document.querySelectorAll('section')].find(
    (each) => each.querySelector('h2')?.textContent === name,
  );
  if (!found) throw new Error(`there is no part "${name}"`);
  return found;
};
const rowOf = (text: string, within: ParentNode = document) => {
  const found = [...within.querySelectorAll('li, tr')].find((row) => row.textContent?.includes(text));
  if (!found) throw new Error(`there is no row of "${text}"`);
  return found;
};

test('with the register off what falls due stands by how much it presses, weeks ending on Sundays', async () => {
  const all = [MAY, ARRIVAL, GAS, TAX];
  await show({ 'GET /deadlines': ({ query }: { query: { from?: string } }) => (query.from ? [FIRST_QUARTER] : all) });
  await see('ISTAT di maggio 2027');
  expect([...document.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual([
    ...['In ritardo', 'Questa settimana', 'Più avanti', 'Fatte', 'Da avere in ordine'],
  ]);
  expect(rowOf('ISTAT di maggio', part('In ritardo')).textContent).toContain('5 giugno 2027');
  expect(rowOf('Airbnb', part('Questa settimana')).textContent).toContain('13 giugno 2027 alle 15:00');
  expect(part('Più avanti').textContent).toMatch(/Rilevatore di gas.*2º trimestre/);
  expect(rowOf('1º trimestre', part('Fatte')).textContent).toContain('L’11 aprile 2027, Anna');
  const link = (text: string) => rowOf(text).querySelector('a')?.getAttribute('href');
  expect([link('ISTAT di maggio'), link('Airbnb'), link('2º trimestre')]).toEqual([
    ...['/register/istat', '/register?ospiti=s1', '/register/tax'],
  ]);
  expect(document.body.textContent?.match(/Approdo aiuta a tenere in ordine/g)).toHaveLength(1);
});

test('the tax is ticked off, and that is taken back; what closes by itself has no tick', async () => {
  let isDone = false;
  const { sent, banners } = await show({
    'GET /deadlines': ({ query }: { query: { from?: string } }) =>
      query.from ? [] : [MAY, { ...TAX, ...(isDone && { state: 'DONE', doneAt: '2027-06-12T10:00:00.000Z' }) }],
    'POST /deadlines/TAX%3A2027-Q2': ({ body }: { body: { done: boolean } }) => {
      isDone = body.done;
      return TAX;
    },
  });
  await see('2º trimestre');
  expect(rowOf('ISTAT di maggio').querySelectorAll('button')).toHaveLength(0);
  await press('Fatta', rowOf('2º trimestre'));
  await expect.poll(() => part('Fatte').textContent).toContain('2º trimestre');
  expect(banners()).toEqual(['Scadenza segnata come fatta con successo']);
  await press('Annulla', part('Fatte'));
  await seeNoMore('Fatte');
  expect(sent().map(({ body }) => body)).toEqual([{ done: true }, { done: false }]);
});

test('nothing due is said, and the list stands all the same, each item with a sentence and its buttons', async () => {
  const { sent } = await show({ 'PUT /compliance': aList({ GAS: { state: 'DONE' } }) });
  await see('Nessuna scadenza nei prossimi 60 giorni.');
  for (const { word, meaning } of COMPLIANCE_ITEMS) expect(rowOf(word).textContent).toContain(meaning);
  await press('Fatto', rowOf('Rilevatore di gas'));
  await press('Non serve', rowOf('Rilevatore di monossido'));
  expect(sent().map(({ body }) => body)).toEqual([
    { items: [{ key: 'GAS', state: 'DONE' }] },
    { items: [{ key: 'CO', state: 'NOT_NEEDED' }] },
  ]);
});

test('what was said is taken back, and a code that the property has is done by itself', async () => {
  const { sent } = await show({
    'GET /compliance': aList({ CIN: { state: 'DONE' }, GAS: { state: 'DONE' }, CO: { state: 'NOT_NEEDED' } }),
    'GET /property': { cin: 'IT058091C2ABCDEFGH', cir: null },
    'PUT /compliance': aList(),
  });
  await see('È nei dati della struttura');
  const buttonsOf = (text: string) => [...rowOf(text).querySelectorAll('button')].map(({ textContent }) => textContent);
  expect(buttonsOf('CIN richiesto')).toEqual(['Data e nota']);
  expect(buttonsOf('Codice regionale')).toEqual(['Fatto', 'Non serve', 'Data e nota']);
  expect(buttonsOf('Rilevatore di gas')).toEqual(['Annulla', 'Data e nota']);
  await press('Annulla', rowOf('Rilevatore di monossido'));
  expect(sent()).toMatchObject([{ body: { items: [{ key: 'CO', state: 'TODO' }] } }]);
});

test('a day of renewal and a note are written in a window, which a deadline opens, too', async () => {
  const { sent } = await show({
    'GET /deadlines': ({ query }: { query: { from?: string } }) => (query.from ? [] : [GAS]),
    'GET /compliance': aList({ GAS: { state: 'DONE', date: '2027-06-20', note: 'in cucina' } }),
    'PUT /compliance': new Refusal(412, { error: 'Qualcuno l’ha cambiata nel frattempo' }),
  });
  await see('Più avanti');
  await press('Data e nota', rowOf('Rilevatore di gas: da fare'));
  await see('Quel giorno torna tra le scadenze.');
  await enter('Data di rinnovo', '2032-06-20');
  await enter('Nota', ' ');
  await press('Salva');
  await expect
    .poll(() => sent())
    .toMatchObject([{ body: { items: [{ key: 'GAS', date: '2032-06-20', note: null }] } }]);
  expect(buttonOf('Salva')).toBeDefined();
});

test('done again on its day or later, the day that is over goes', async () => {
  const { sent } = await show({
    'GET /compliance': aList({ EXTINGUISHERS: { state: 'DONE', date: '2027-06-10' } }),
    'PUT /compliance': aList(),
  });
  await see('Il 10 giugno 2027');
  await press('Fatto', rowOf('Estintori'));
  expect(sent()).toMatchObject([{ body: { items: [{ key: 'EXTINGUISHERS', state: 'DONE', date: null }] } }]);
});
