// @vitest-environment jsdom
import { initialPriceRules } from '@approdo/shared/domain/prices/price-rules';
import { initialRates, type Season } from '@approdo/shared/domain/prices/rates';
import { afterEach, expect, test } from 'vitest';
import {
  acting,
  enter,
  fieldOf,
  leaveAdmin,
  press,
  see,
  seeNoMore,
  showAdmin,
  tick,
} from '../../../../testing/show-admin.tsx';
import { ShortStaysPart } from './short-stays-part.tsx';

afterEach(leaveAdmin);

const RULES = { ...initialPriceRules, extras: [], version: 'v1' };
const NOTHING = 'Nessuna stagione ha un prezzo a notte: scrivilo nel listino.';

async function show(more: Partial<Season> = {}) {
  const seasons = initialRates.seasons.map((season) => ({ ...season, ...more }));
  const lists = [{ ...initialRates, seasons, validFrom: null, version: 'l1' }];
  return await showAdmin(<ShortStaysPart prices={{ lists, rules: RULES }} />, {
    'GET /rates/years': lists,
    'GET /price-rules': RULES,
    'PUT /price-rules': { ...RULES, version: 'v2' },
  });
}

test('by agreement at first; in proportion it asks for six percentages, of which an empty one is by agreement', async () => {
  const { sent, banners } = await show();
  expect(fieldOf('Da concordare')).toMatchObject({ checked: true });
  await tick('In proporzione, con un supplemento');
  expect(
    ['1 notte', '2 notti', '3 notti', '4 notti', '5 notti', '6 notti'].map((label) => fieldOf(label).value),
  ).toEqual(['60', '40', '30', '20', '10', '0']);
  await enter('1 notte', '');
  await press('Salva');
  expect(sent()).toMatchObject([
    {
      method: 'PUT',
      path: '/price-rules',
      body: {
        shortStays: { rule: 'SHARE', percents: [null, 40, 30, 20, 10, 0] },
        guests: { included: null, perNight: 0 },
        childAge: null,
        weekendNights: ['FRI', 'SAT'],
      },
    },
  ]);
  expect(banners()).toEqual(['Regole dei prezzi salvate con successo']);
});

test('by the night it says where no season has a nightly price', async () => {
  await show();
  await tick('A notte');
  await see(NOTHING);
  await tick('Da concordare');
  await seeNoMore(NOTHING);
});

test('by the night it says nothing where a season has one', async () => {
  await show({ nightlyPrice: 60 });
  await tick('A notte');
  await seeNoMore(NOTHING);
});

test('who pays more is typed in euros and sent in cents', async () => {
  const { sent } = await show();
  await enter('Ospiti compresi', '3');
  await enter('€ a notte per ogni ospite in più', '12,50');
  await enter('Bambini che non pagano: sotto gli anni', '6');
  await press('Salva');
  expect(sent()).toMatchObject([{ body: { guests: { included: 3, perNight: 1250 }, childAge: 6 } }]);
});

test('nights of the weekend are those that are ticked', async () => {
  const { sent } = await show();
  await see('Notti del fine settimana');
  await acting(() => document.querySelector<HTMLElement>('[type="checkbox"][aria-label="domenica"]')?.click());
  await press('Salva');
  expect(sent()).toMatchObject([{ body: { weekendNights: ['FRI', 'SAT', 'SUN'] } }]);
});

test('what is wrong stands beside its field, and a weekend has one night at least', async () => {
  const { sent } = await show();
  await enter('Ospiti compresi', '9');
  for (const day of ['venerdì', 'sabato']) {
    await acting(() => document.querySelector<HTMLElement>(`[type="checkbox"][aria-label="${day}"]`)?.click());
  }
  await press('Salva');
  await see('Scegli almeno un giorno della settimana, ognuno una volta sola');
  expect(fieldOf('Ospiti compresi').getAttribute('aria-invalid')).toBe('true');
  expect(sent()).toEqual([]);
});
