// @vitest-environment jsdom
import { initialPriceRules } from '@approdo/shared/domain/prices/price-rules';
import { initialRates } from '@approdo/shared/domain/prices/rates';
import { afterEach, expect, test } from 'vitest';
import { enter, fieldOf, leaveAdmin, press, Refusal, see, showAdmin } from '../../../../testing/show-admin.tsx';
import { DiscountsPart } from './discounts-part.tsx';

afterEach(leaveAdmin);

const LONG = { kind: 'LENGTH' as const, at: 14, percent: 10 };
const RULES = { ...initialPriceRules, extras: [], version: 'v1' };
const LISTS = [{ ...initialRates, seasons: [...initialRates.seasons], validFrom: null, version: 'l1' }];

const AMICI = {
  id: 'c1',
  code: 'AMICI',
  percent: 12,
  amount: null,
  bookFrom: null,
  bookTo: '2027-03-31',
  stayFrom: null,
  stayTo: null,
  minNights: 3,
  uses: 5,
  used: 2,
  forEmail: 'zoe@example.com',
  note: 'Per chi torna',
  isOn: true,
  createdAt: '2027-01-01T08:00:00.000Z',
  version: 'c-v1',
};

const show = (answers: Readonly<Record<string, unknown>> = {}, rules: object = {}) =>
  showAdmin(<DiscountsPart prices={{ lists: LISTS, rules: { ...RULES, ...rules } }} />, {
    'GET /discount-codes': [],
    'GET /rates/years': LISTS,
    'GET /price-rules': RULES,
    ...answers,
  });

test('where there is none it says so, of discounts and of codes', async () => {
  await show();
  await see('Nessuno sconto.');
  await see('Nessun codice.');
  await see(
    'Un codice che si indovina lo usa chiunque: per uno sconto personale tieni quello proposto o scrivi l’e-mail dell’ospite.',
  );
});

test('a discount is said in a sentence as it is typed, and saved with the floor', async () => {
  const { calls } = await show({ 'PUT /price-rules': { ...RULES, version: 'v2' } }, { discounts: [LONG] });
  await see('10 % da 14 notti');
  await enter('Sconto in percento', '12');
  await see('12 % da 14 notti');
  await enter('Tipo di sconto', 'EARLY');
  await enter('Giorni prima', '90');
  await see('12 % prenotando almeno 90 giorni prima');
  await enter('Prezzo minimo a notte (€)', '45,50');
  await press('Salva');
  expect(calls.find(({ method }) => method === 'PUT')).toMatchObject({
    path: '/price-rules',
    version: 'v1',
    body: { discounts: [{ kind: 'EARLY', at: 90, percent: 12 }], floorPerNight: 4550 },
  });
});

test('each kind has its name and asks for nights or days; arrivals bound it', async () => {
  const { sent } = await show({ 'PUT /price-rules': { ...RULES, version: 'v2' } }, { discounts: [LONG] });
  expect([...fieldOf('Tipo di sconto').querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    'Soggiorno lungo',
    'Prenotazione anticipata',
    'Ultimo minuto',
  ]);
  expect(fieldOf('Notti').value).toBe('14');
  await enter('Tipo di sconto', 'LAST_MINUTE');
  await enter('Giorni prima', '7');
  await enter('Arrivi dal', '2027-06-01');
  await enter('Arrivi al', '2027-06-30');
  await see('10 % prenotando al massimo 7 giorni prima, per arrivi dal');
  await press('Salva');
  const bounds = { arrivalFrom: '2027-06-01', arrivalTo: '2027-06-30' };
  expect(sent()).toMatchObject([{ body: { discounts: [{ kind: 'LAST_MINUTE', at: 7, percent: 10, ...bounds }] } }]);
});

test('a code has all its bounds in its window', async () => {
  const { sent } = await show({ 'POST /discount-codes': AMICI });
  await press('Nuovo codice');
  await enter('Codice', 'amici');
  const windowOf = () => document.querySelector<HTMLElement>('[role="dialog"]');
  const within = [...(windowOf()?.querySelectorAll('label') ?? [])].map(({ textContent }) => textContent);
  expect(within).toEqual([
    'Codice',
    'Sconto in percento',
    'Importo (euro)',
    'Si prenota dal',
    'al',
    'Soggiorni dal',
    'al',
    'Notti almeno',
    'Quante volte',
    'Solo per l’account (e-mail)',
    'Nota',
  ]);
  await enter('Sconto in percento', '12');
  await enter('Si prenota dal', '2027-01-01');
  await enter('Soggiorni dal', '2027-05-01');
  await enter('Notti almeno', '3');
  await press('Salva');
  expect(sent()).toMatchObject([
    { body: { code: 'AMICI', percent: 12, bookFrom: '2027-01-01', stayFrom: '2027-05-01', minNights: 3 } },
  ]);
});

test('what is wrong stands beside its field, and nothing is sent', async () => {
  const { sent } = await show();
  await press('Aggiungi sconto');
  await enter('Sconto in percento', '95');
  await enter('Notti', '14');
  await enter('Arrivi dal', '2027-06-01');
  await press('Salva');
  await expect.poll(() => fieldOf('Sconto in percento').getAttribute('aria-invalid')).toBe('true');
  await enter('Sconto in percento', '10');
  await press('Salva');
  await see('Scegli il primo e l’ultimo giorno di arrivo');
  expect(fieldOf('Arrivi dal').getAttribute('aria-invalid')).toBe('true');
  expect(sent()).toEqual([]);
});

test('a code tells what it takes off, when, and how often it was used; it is copied and switched off', async () => {
  const copied: string[] = [];
  Object.assign(navigator, { clipboard: { writeText: async (text: string) => void copied.push(text) } });
  const { calls, banners } = await show({
    'GET /discount-codes': [AMICI],
    'PUT /discount-codes/c1': { ...AMICI, isOn: false },
  });
  for (const text of [
    'AMICI',
    'Per chi torna',
    'solo per zoe@example.com',
    '12 %',
    'Si prenota fino al 31 marzo 2027',
    'almeno 3 notti',
    '2 di 5',
  ]) {
    await see(text);
  }
  expect([...document.querySelectorAll('button')].map(({ textContent }) => textContent)).not.toContain('Elimina');
  await press('Copia');
  expect(copied).toEqual(['AMICI']);
  await press('Spegni');
  expect(calls.find(({ method }) => method === 'PUT')).toMatchObject({ body: { isOn: false }, version: 'c-v1' });
  expect(banners()).toContain('Codice spento');
});

test('a new code has what is typed, and one of both worths', async () => {
  const { sent } = await show({ 'POST /discount-codes': { ...AMICI, code: 'K7QM-2XWP' } });
  await press('Nuovo codice');
  await see('Vuoto: lo propone il sito, e non si indovina.');
  await press('Salva');
  await see('Scegli una percentuale oppure un importo');
  expect(fieldOf('Sconto in percento').getAttribute('aria-invalid')).toBe('true');
  await enter('Importo (euro)', '50');
  await enter('Quante volte', '1');
  await press('Salva');
  expect(sent()).toEqual([
    {
      method: 'POST',
      path: '/discount-codes',
      body: {
        percent: null,
        amount: 5000,
        bookFrom: null,
        bookTo: null,
        stayFrom: null,
        stayTo: null,
        minNights: 1,
        uses: 1,
        forEmail: null,
        note: null,
      },
    },
  ]);
});

test('what the server refuses stands beside its field', async () => {
  const refusal = new Refusal(400, {
    error: 'Nessun account confermato con questa e-mail',
    fields: { forEmail: 'Nessun account confermato con questa e-mail' },
  } as never);
  await show({ 'GET /discount-codes': [AMICI], 'PUT /discount-codes/c1': refusal });
  await see('AMICI');
  await press('Modifica');
  await enter('Solo per l’account (e-mail)', 'nessuno@example.com');
  await press('Salva');
  await see('Nessun account confermato con questa e-mail');
  expect(fieldOf('Solo per l’account (e-mail)').getAttribute('aria-invalid')).toBe('true');
});
