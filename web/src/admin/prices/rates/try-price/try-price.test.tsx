// @vitest-environment jsdom
import { initialPriceRules } from '@approdo/shared/domain/prices/price-rules';
import { initialRates } from '@approdo/shared/domain/prices/rates';
import { initialStayRules } from '@approdo/shared/domain/stays/stay-rules';
import { afterEach, expect, test } from 'vitest';
import { enter, fieldOf, leaveAdmin, press, see, seeNoMore, showAdmin, tick } from '../../../../testing/show-admin.tsx';
import { find } from '../../../../testing/show-on-page.tsx';
import { UnsavedContext, type UnsavedPrices } from '../price-part.tsx';
import { TryPriceButton } from './try-price.tsx';

afterEach(leaveAdmin);

const LISTS = [{ ...initialRates, seasons: [...initialRates.seasons], validFrom: null, version: 'l1' }];
const COT = { id: 'x1', name: 'Lettino', price: 1500, per: 'STAY' as const, max: 2, untilDays: 3, isOn: true };
const RULES = {
  ...initialPriceRules,
  discounts: [{ kind: 'LENGTH' as const, at: 14, percent: 10 }],
  extras: [COT],
  version: 'v1',
};
const CHANNEL = { id: 'k1', state: 'FAILING' };
const CODED = {
  nights: 7,
  lines: [
    { label: 'Pulizia finale', amount: 3000, kind: 'CLEANING', why: 'Una volta a soggiorno' },
    { label: 'Codice AMICI: sconto 12 %', amount: -100, kind: 'DISCOUNT', part: 'CODE', why: '12 % di 8,33 €' },
  ],
  total: 2900,
  byAgreement: false,
  others: [],
  code: { code: 'AMICI', isUsed: true, text: 'Il codice vale' },
};

async function show({
  rules = {},
  unsaved,
  answers = {},
}: {
  rules?: object;
  unsaved?: UnsavedPrices;
  answers?: object;
} = {}) {
  const view = await showAdmin(
    <UnsavedContext value={unsaved}>
      <TryPriceButton prices={{ lists: LISTS, rules: { ...RULES, ...rules } }} />
    </UnsavedContext>,
    {
      'GET /property': { maxGuests: 6, sameDayTurnover: true },
      'GET /bookings': [],
      'GET /stay-rules': { ...initialStayRules, version: 'r1' },
      'GET /channels': [],
      ...answers,
    },
  );
  await press('Prova un prezzo');
  await see('Scegli le date per vedere il prezzo.');
  return view;
}

async function enterStay(): Promise<void> {
  await enter('Giorno della richiesta', '2027-06-01');
  await enter('Check-in', '2027-06-27');
  await enter('Check-out', '2027-07-04');
}

const textOf = (id: string) => find(`[aria-labelledby="${id}"]`).textContent?.replaceAll('\u00a0', ' ');

test('it answers as one types: what the guest sees, why, and the discounts that do not count', async () => {
  const { sent } = await show();
  expect(find('[role="dialog"]').textContent).toContain('Prova un prezzo');
  await enterStay();
  await see('Vista dell’ospite');
  expect(textOf('guest-view')).toContain('585,71 €');
  expect(textOf('price-reasons')).toContain('4 notti × 500 € ÷ 7');
  expect(textOf('other-discounts')).toContain('Altri sconti');
  expect(textOf('other-discounts')).toContain('Soggiorno lungo 10 %: Servono almeno 14 notti');
  await tick('Biancheria e asciugamani');
  await enter('Lettino (15,00\u00a0€)', '2');
  await expect.poll(() => textOf('guest-view')).toContain('635,71 €');
  expect(textOf('price-reasons')).toContain('2 × 15,00 €');
  expect(sent()).toEqual([]);
});

test('what is too late to choose can not be chosen, and costs nothing', async () => {
  await show();
  await enterStay();
  await enter('Lettino (15,00\u00a0€)', '2');
  await enter('Giorno della richiesta', '2027-06-26');
  expect(fieldOf('Lettino (15,00\u00a0€)')).toMatchObject({ disabled: true });
  await expect.poll(() => textOf('guest-view')).toContain('585,71 €');
});

test('a short stay by agreement has no price; reversed dates are none', async () => {
  await show();
  await enterStay();
  await enter('Check-out', '2027-06-30');
  await see('Per meno di una settimana il prezzo si concorda con noi.');
  await enter('Check-out', '2027-06-20');
  await see('Il check-out deve essere dopo il check-in');
});

test('children are asked for only where an age is set', async () => {
  await show({ rules: { childAge: 6, guests: { included: 1, perNight: 1000 } } });
  await enterStay();
  await expect.poll(() => textOf('guest-view')).toContain('1 ospite oltre 1');
  await enter('Di cui bambini sotto i 6 anni', '1');
  await expect.poll(() => textOf('guest-view')).not.toContain('oltre 1');
});

test('what is typed in the tab behind counts, and says so', async () => {
  await show({ unsaved: { rules: { discounts: [{ kind: 'LENGTH', at: 7, percent: 10 }] } } });
  await enterStay();
  await see('Con le modifiche non salvate');
  expect(textOf('guest-view')).toContain('530,14 €');
  await enter('Codice', 'AMICI');
  await see('Salva per provare il codice.');
});

test('a code is the server’s to judge', async () => {
  const { calls } = await show({ answers: { 'GET /quote': CODED } });
  await enterStay();
  await enter('Codice', 'amici');
  await see('Il codice vale');
  expect(textOf('guest-view')).toContain('Codice AMICI: sconto 12 %');
  expect(calls.find(({ path }) => path === '/quote')?.query).toMatchObject({
    code: 'amici',
    startDate: '2027-06-27',
    asOf: '2027-06-01',
    detail: 'true',
  });
  await enter('Codice', '');
  await seeNoMore('Il codice vale');
  expect(textOf('guest-view')).toContain('585,71 €');
});

test('whether it would be confirmed at once is said, with each reason why not', async () => {
  const instant = { ...initialPriceRules.instant, isOn: true };
  await show({ rules: { instant } });
  await enterStay();
  await see('Conferma immediata: sì');
  await enter('Giorno della richiesta', '2027-06-26');
  await see('Conferma immediata: no');
  await see('serve più anticipo');
});

test('rules of stay that it breaks, and too many guests, are reasons', async () => {
  const strictRules = { ...initialStayRules, base: { ...initialStayRules.base, minNights: 8 } };
  await show({
    rules: { instant: { ...initialPriceRules.instant, isOn: true, maxGuests: 2 } },
    answers: { 'GET /stay-rules': { ...strictRules, version: 'r1' } },
  });
  await enterStay();
  await enter('Numero di ospiti', '3');
  await see('Conferma immediata: no');
  expect(textOf('instant-answer')).toBe('Conferma immediata: noregole di soggiornonumero di ospiti');
});

test('a channel that fails, days that are taken and short stays by agreement are reasons', async () => {
  const taken = { id: 'b1', startDate: '2027-06-25', endDate: '2027-06-28', status: 'CONFIRMED', isBlocked: false };
  await show({
    rules: { instant: { ...initialPriceRules.instant, isOn: true, minNights: 4, pastStayOnly: true } },
    answers: { 'GET /channels': [CHANNEL], 'GET /bookings': [taken] },
  });
  await enterStay();
  await enter('Check-out', '2027-06-30');
  await see('Conferma immediata: no');
  expect(textOf('instant-answer')).toBe(
    'Conferma immediata: noprezzo da concordarenumero di nottisolo chi è già stato ospitedate occupateun portale non risponde',
  );
});
