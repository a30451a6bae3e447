import { type StayRulesAnswer, stayRuleList } from '@approdo/shared/contract/stays/stay-rules';
import { initialStayRules, type Rules, WEEKDAYS } from '@approdo/shared/domain/stays/stay-rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { draftLimits, type LimitDraft, readLimits } from './limits-draft.ts';
import { copyPeriods, putException, rulesForm } from './rules-draft.ts';

const anyNumber = fc.option(fc.option(fc.integer({ min: 1, max: 365 })), { nil: undefined });
const anyDays = fc.option(fc.option(fc.subarray([...WEEKDAYS], { minLength: 1 })), { nil: undefined });
const anyLimits: fc.Arbitrary<Rules> = fc.record(
  { minNights: anyNumber, maxNights: anyNumber, arrivalDays: anyDays, departureDays: anyDays, leadDays: anyNumber },
  { requiredKeys: [] },
);

test('what is left out, lifted or asked comes back as it was', () => {
  fc.assert(
    fc.property(anyLimits, (limits) => {
      expect(readLimits(draftLimits(limits))).toEqual(JSON.parse(JSON.stringify(limits)));
    }),
  );
});

test.each<[string, Partial<LimitDraft>, unknown]>([
  ['left as always', { choice: 'inherit' }, {}],
  ['without limit', { choice: 'none' }, { minNights: null }],
  ['with one of its own', { choice: 'own', number: '7' }, { minNights: 7 }],
])('a number %s is sent so, whatever was typed before', (_, chosen, sent) => {
  const draft = draftLimits({ minNights: 3 });
  expect(readLimits({ ...draft, minNights: { ...draft.minNights, ...chosen } })).toEqual(sent);
});

const rules: StayRulesAnswer = {
  ...initialStayRules,
  seasons: [{ from: '06-15', to: '09-15', minNights: 7, arrivalDays: ['SAT'] }],
  exceptions: [{ startDate: '2027-08-10', endDate: '2027-08-20', label: 'Ferragosto', minNights: null }],
  horizonMonths: 18,
  orphanNights: 2,
  version: 'v1',
};

test('what is not touched is sent as it was', () => {
  const { version: _, ...sent } = rules;
  expect(stayRuleList.parse(rulesForm.decode(rulesForm.encode(rules)))).toEqual(sent);
});

test('an empty field is no limit where there may be none, and a fault where there may not', () => {
  const draft = { ...rulesForm.encode(rules), horizonMonths: ' ', orphanNights: '' };
  expect(rulesForm.decode(draft).horizonMonths).toBe(null);
  const paths = stayRuleList.safeParse(rulesForm.decode(draft)).error?.issues.map(({ path }) => path.join('.'));
  expect(paths).toEqual(['orphanNights']);
});

test('the periods of the prices take the place of others, and leave rules where the days are the same', () => {
  const prices = [
    { from: '06-15', to: '09-15', weeklyPrice: 700 },
    { from: '01-01', to: '06-14', weeklyPrice: 300 },
  ];
  const copied = copyPeriods(prices, [...rules.seasons, { from: '12-20', to: '12-31', minNights: 4 }]);
  expect(copied).toEqual([{ from: '01-01', to: '06-14' }, rules.seasons[0]]);
});

test('an exception takes its own place, and a new one that of its days', () => {
  const [known] = rules.exceptions;
  const earlier = { startDate: '2027-07-01', endDate: '2027-07-02' };
  expect(putException(rules.exceptions, 1, earlier)).toEqual([earlier, known]);
  expect(putException(rules.exceptions, 0, earlier)).toEqual([earlier]);
});
