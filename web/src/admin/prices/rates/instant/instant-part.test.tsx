// @vitest-environment jsdom
import { initialPriceRules } from '@approdo/shared/domain/prices/price-rules';
import { initialRates } from '@approdo/shared/domain/prices/rates';
import { afterEach, expect, test } from 'vitest';
import { enter, fieldOf, leaveAdmin, press, see, seeNoMore, showAdmin, tick } from '../../../../testing/show-admin.tsx';
import { InstantPart } from './instant-part.tsx';

afterEach(leaveAdmin);

const RULES = { ...initialPriceRules, extras: [], version: 'v1' };
const LISTS = [{ ...initialRates, seasons: [...initialRates.seasons], validFrom: null, version: 'l1' }];
const cards = (isOn: boolean) => ({ isOn, isTest: true, address: '', waitingSince: null, warnings: [] });

const show = (areCardsOn: boolean) =>
  showAdmin(<InstantPart prices={{ lists: LISTS, rules: RULES }} />, {
    'GET /payments/cards': cards(areCardsOn),
    'GET /rates/years': LISTS,
    'GET /price-rules': RULES,
    'PUT /price-rules': { ...RULES, version: 'v2' },
  });

test('the conditions are as proposed, and off; what is chosen is saved', async () => {
  const { sent } = await show(true);
  await see('Prima di confermare il sito rilegge i portali.');
  expect(fieldOf('Conferma subito le richieste che rispettano queste condizioni')).toMatchObject({ checked: false });
  expect(
    ['Giorni di anticipo', 'Notti: da', 'Notti: a', 'Ospiti al massimo', 'Minuti per pagare'].map(
      (label) => fieldOf(label).value,
    ),
  ).toEqual(['2', '1', '28', '8', '30']);
  await tick('Conferma subito le richieste che rispettano queste condizioni');
  await tick('Solo chi è già stato ospite');
  await tick('Con carta, subito');
  await enter('Notti: da', '3');
  await press('Salva');
  expect(sent()).toMatchObject([
    {
      path: '/price-rules',
      body: {
        instant: { isOn: true, leadDays: 2, minNights: 3, pastStayOnly: true, deposit: 'CARD', holdMinutes: 30 },
      },
    },
  ]);
});

test('what is due first is paid as ever, or by card at once', async () => {
  const { sent } = await show(true);
  await see('Acconto');
  expect(fieldOf('Con i tempi di sempre')).toMatchObject({ checked: true });
  await tick('Con carta, subito');
  await enter('Minuti per pagare', '45');
  await press('Salva');
  expect(sent()).toMatchObject([{ body: { instant: { deposit: 'CARD', holdMinutes: 45 } } }]);
});

test('reversed nights are refused at their field, and corrected there', async () => {
  const { sent } = await show(true);
  await enter('Notti: da', '29');
  await press('Salva');
  await see('Le notti minime non possono superare le massime');
  expect(fieldOf('Notti: da').getAttribute('aria-invalid')).toBe('true');
  expect(sent()).toEqual([]);
  await enter('Notti: da', '3');
  expect(fieldOf('Notti: da').getAttribute('aria-invalid')).not.toBe('true');
});

test('where no card is taken, paying by card cannot be chosen', async () => {
  await show(false);
  await see('I pagamenti con carta non sono attivi.');
  expect(fieldOf('Con carta, subito')).toMatchObject({ disabled: true });
  await leaveAdmin();
  await show(true);
  await seeNoMore('I pagamenti con carta non sono attivi.');
  expect(fieldOf('Con carta, subito')).toMatchObject({ disabled: false });
});

const QUESTION = 'Non c’è ancora un IBAN: l’ospite non saprà come pagare';
const TERMS = {
  ...{ depositPercent: 30, depositDays: 3, balanceDays: 30, securityDeposit: 0, depositLabel: 'ACCONTO' },
  owner: { name: '', taxCode: '', address: '' },
  ...{ holder: '', iban: '', bic: null, cancellationText: '', cancellationRules: [] },
  stampDuty: { enabled: false, over: 7747, amount: 200, text: '' },
  version: 'v1',
};

test('switched on while nobody can pay, it asks for an account first; another change does not', async () => {
  const { sent } = await showAdmin(<InstantPart prices={{ lists: LISTS, rules: RULES }} />, {
    'GET /payments/cards': cards(false),
    'GET /payment-settings': TERMS,
    'GET /rates/years': LISTS,
    'GET /price-rules': RULES,
    'PUT /price-rules': { ...RULES, instant: { ...RULES.instant, isOn: true }, version: 'v2' },
  });
  await see('Prima di confermare il sito rilegge i portali.');
  await enter('Minuti per pagare', '45');
  await press('Salva');
  await expect.poll(sent).toHaveLength(1);
  await tick('Conferma subito le richieste che rispettano queste condizioni');
  await press('Salva');
  await see(QUESTION);
  expect(sent()).toHaveLength(1);
  await press('Conferma lo stesso');
  await expect.poll(sent).toMatchObject([{}, { path: '/price-rules', body: { instant: { isOn: true } } }]);
  await seeNoMore(QUESTION);
});
