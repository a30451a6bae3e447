// @vitest-environment jsdom
import { todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { Route, Routes } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import {
  acting,
  enter,
  fieldOf,
  leaveAdmin,
  press,
  Refusal,
  see,
  seeNoMore,
  showAdmin,
} from '../../../testing/show-admin.tsx';
import { find } from '../../../testing/show-on-page.tsx';
import { ScreenContext } from '../../session/screen-context.ts';
import { SCREENS } from '../../shell/screens.ts';
import { IncomeScreen } from './income-screen.tsx';

afterEach(leaveAdmin);

const YEAR = Number(todayInRome(new Date()).slice(0, 4));

const report = (received: number) => ({
  year: YEAR,
  months: Array.from({ length: 12 }, (_, at) => ({
    month: `${YEAR}-${String(at + 1).padStart(2, '0')}`,
    ...{ received, refunded: 0, nights: 0, earned: 0 },
  })),
  damage: 0,
  tax: 0,
});

const BY_LINE = {
  lines: { STAY: 1_380_00, CLEANING: 60_00, LINEN: 40_00, EXTRA: 100_00, DISCOUNT: -138_00 },
  extras: [
    { name: 'Cane', quantity: 3, amount: 70_00 },
    { name: 'Lettino', quantity: 2, amount: 30_00 },
  ],
};

const TOTALS = {
  ...{ earned: 170_000, kept: 0, damage: 0, commission: 3_880, expenses: 5_000, left: 161_120, received: 10_00 },
  ...{ refunded: 0, paidOut: 75_120, touristTax: 0, withheld: 21_000 },
};

const FIGURES = {
  ...{ sold: 14, open: 365, occupancy: 536, meanNight: 12_143, leadDays: 22, cancelled: 2, confirmed: 31 },
};

const yearReport = {
  year: YEAR,
  months: report(0).months.map(({ month, received, refunded, nights, earned }) => ({
    ...{ month, received, refunded, nights, earned, portalEarned: 0, paidOut: 0, expenses: 0, portalNights: 0 },
  })),
  sources: [{ source: 'AIRBNB', stays: 1, nights: 7, earned: 100_000, commission: 3_880, withheld: 21_000 }],
  ...{ totals: TOTALS, figures: FIGURES, expenses: [], flatTax: null, warnings: [], before: null },
};

const SETTINGS = { regime: 'NONE', homes: 1, isChosen: true, certificates: [], version: 'v1' };

const FLAT_TAX = {
  ...{ rate: 21, base: 170_000, apart: 0, tax: 35_700, withheld: 21_000, isCertified: false, left: 14_700, credit: 0 },
  advances: [{ kind: 'SECOND', amount: 14_700, dueOn: `${YEAR + 1}-11-30` }],
  ...{ isChecked: false, source: 'art. 1 c. 17 L. 199/2025' },
};

async function show(answer: object, others: object = {}, at = '/income') {
  const rendered = (
    <ScreenContext value={SCREENS.find(({ path }) => path === 'income')}>
      <IncomeScreen />
    </ScreenContext>
  );
  return await showAdmin(
    <Routes>
      <Route path="/income/:tab?" element={rendered} />
    </Routes>,
    {
      'GET /reports/income': answer,
      'GET /reports/year': yearReport,
      'GET /year-settings': SETTINGS,
      ...others,
    },
    at,
  );
}

const mapOf = (sums: object) => Object.fromEntries(Object.keys(sums).map((name) => [name, 0]));

const table = () => find('section[aria-label="Per voce"] table');
const rows = () =>
  [...table().querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')),
  );

test('below the months it says what each kind of line came to, and each extra', async () => {
  const { calls } = await show({ ...report(10_00), ...BY_LINE });
  await see('Per voce');
  const ofIncome = calls.filter(({ path }) => path === '/reports/income');
  expect(ofIncome).toMatchObject([{ query: { year: String(YEAR), detail: 'true' } }]);
  expect(table().querySelector('caption')?.textContent).toBe('Per voce');
  expect([...table().querySelectorAll('thead th')].map(({ textContent }) => textContent)).toEqual([
    'Voce',
    'Quanti',
    'Importo',
  ]);
  expect(rows()).toEqual([
    ['Soggiorno', '', '1.380,00 €'],
    ['Pulizia', '', '60,00 €'],
    ['Biancheria', '', '40,00 €'],
    ['Extra', '', '100,00 €'],
    ['Sconto', '', '-138,00 €'],
    ['Cane', '3', '70,00 €'],
    ['Lettino', '2', '30,00 €'],
  ]);
  const [months, lines] = [find('section[aria-label="Mese per mese"]'), find('section[aria-label="Per voce"]')];
  expect(months.compareDocumentPosition(lines) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('a year without any has no table of lines', async () => {
  await show(
    { ...report(0), lines: { STAY: 0, CLEANING: 0, LINEN: 0, EXTRA: 0, DISCOUNT: 0 }, extras: [] },
    { 'GET /reports/year': { ...yearReport, sources: [], totals: mapOf(TOTALS), figures: { ...FIGURES, sold: 0 } } },
  );
  await see('Qui vedrai le entrate');
  expect(document.querySelector('section[aria-label="Per voce"]')).toBeNull();
});

test('it is printed with the year', async () => {
  window.print = () => undefined;
  await show({ ...report(10_00), ...BY_LINE });
  await see('Per voce');
  await press('Stampa');
  expect(document.querySelectorAll('section[aria-label="Per voce"]').length).toBeGreaterThan(1);
});

test('where stays were brought from portals it says what each of them came to', async () => {
  const portals = [{ name: 'Airbnb', nights: 10, earned: 790_00, commission: 115_00 }];
  await show({ ...report(10_00), ...BY_LINE, portals });
  await see('Per portale');
  const cells = [...find('section[aria-label="Per portale"] tbody tr').children];
  expect(cells.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
    'Airbnb',
    '10',
    '790,00 €',
    '115,00 €',
  ]);
});

const text = () => document.body.textContent?.replaceAll('\u00a0', ' ') ?? '';

test('a year says what is left before taxes beside the year before, and how full the house was', async () => {
  await show(report(10_00), {
    'GET /reports/year': { ...yearReport, before: { totals: { ...TOTALS, earned: 90_000 }, figures: FIGURES } },
  });
  await see('Resta prima delle imposte');
  expect(text()).toContain('1.611,20 €');
  expect(text()).toContain(`nel ${YEAR - 1}: 900,00 €`);
  for (const said of ['53,6 %', '121,43 €', '22 giorni', '2 su 31', 'Da dove']) expect(text()).toContain(said);
  expect(text()).toContain('Un aiuto per fare ordine, non una consulenza');
  expect([...document.querySelectorAll('summary')].map(({ textContent }) => textContent)).toEqual([
    'Vedi la tabella',
    'Vedi la tabella',
  ]);
});

test('each warning leads to where it is put right', async () => {
  const warning = { code: 'PRICE', count: 1, text: '1 soggiorno senza prezzo', path: '/bookings' };
  await show(report(10_00), { 'GET /reports/year': { ...yearReport, warnings: [warning] } });
  await see('1 soggiorno senza prezzo');
  expect(find('ul[aria-label="Avvisi"] a').getAttribute('href')).toBe('/bookings');
});

test('with the flat tax it says what is left to pay, when, and by which law', async () => {
  await show(report(10_00), { 'GET /reports/year': { ...yearReport, flatTax: FLAT_TAX } });
  await see('Resta da versare');
  for (const said of ['21 %', '357,00 €', '147,00 €', `Acconti per il ${YEAR + 1}`, '30 novembre']) {
    expect(text()).toContain(said);
  }
  await see('Fonte: art. 1 c. 17 L. 199/2025');
  await see(`Aliquota del ${YEAR} da verificare.`);
  window.print = () => undefined;
  await press('Stampa');
  expect(text().split('Fonte: art. 1 c. 17 L. 199/2025')).toHaveLength(3);
  expect(text()).not.toContain('Cedolare secca, indicativa');
});

test('with too many homes it says why nothing is calculated', async () => {
  const flatTax = { ...FLAT_TAX, rate: null, tax: null, left: null, credit: null, advances: [] };
  await show(report(10_00), {
    'GET /reports/year': { ...yearReport, flatTax },
    'GET /year-settings': { ...SETTINGS, regime: 'FLAT', homes: 3 },
  });
  await see('Con 3 case l’affitto breve è attività d’impresa: qui non si calcola.');
});

test('the flat tax is set in a window, with what portals certified', async () => {
  const { sent } = await show(report(10_00), { 'PUT /year-settings': { ...SETTINGS, regime: 'FLAT' } });
  await see('Cedolare secca, indicativa');
  await see('Imposta la cedolare');
  await press('Imposta la cedolare');
  await see('Quante case affitti in breve');
  await acting(() => find('input[value="FLAT"]').click());
  await press('Aggiungi certificazione');
  await enter('Anno', '2026');
  await enter('Lordo', '1000');
  await enter('Ritenuta', '210');
  expect(fieldOf('Portale').value).toBe('AIRBNB');
  await press('Salva');
  const certificates = [{ year: 2026, portal: 'AIRBNB', gross: 100_000, withheld: 21_000 }];
  await seeNoMore('Quante case affitti in breve');
  expect(sent()).toMatchObject([
    { path: '/year-settings', body: { regime: 'FLAT', homes: 1, isChosen: true, certificates } },
  ]);
});

test('each tab has its address, in which the year stays', async () => {
  const { address } = await show(report(10_00), {}, `/income?anno=${YEAR - 1}`);
  await press('Spese');
  expect(address()).toBe(`/income/expenses?anno=${YEAR - 1}`);
});

test('a year that cannot be read says so, with a way on', async () => {
  await show(report(10_00), { 'GET /reports/year': new Refusal(500, { error: 'Guasto' }) });
  await see('Errore nella lettura dei conti');
  await see('Riprova');
});
