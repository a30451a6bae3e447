// @vitest-environment jsdom
import { todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { afterEach, expect, test } from 'vitest';
import { leaveAdmin, press, see, showAdmin } from '../../../testing/show-admin.tsx';
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

async function show(answer: object) {
  const rendered = await showAdmin(
    <ScreenContext value={SCREENS.find(({ path }) => path === 'income')}>
      <IncomeScreen />
    </ScreenContext>,
    { 'GET /reports/income': answer },
    '/income',
  );
  await see('Che cosa dicono questi numeri');
  return rendered;
}

const table = () => find('section[aria-label="Per voce"] table');
const rows = () =>
  [...table().querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')),
  );

test('below the months it says what each kind of line came to, and each extra', async () => {
  const { calls } = await show({ ...report(10_00), ...BY_LINE });
  await see('Per voce');
  expect(calls).toMatchObject([{ path: '/reports/income', query: { year: String(YEAR), detail: 'true' } }]);
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
  await show({ ...report(0), lines: { STAY: 0, CLEANING: 0, LINEN: 0, EXTRA: 0, DISCOUNT: 0 }, extras: [] });
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
