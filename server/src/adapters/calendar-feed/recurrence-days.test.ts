import { describe, expect, it } from 'vitest';
import { listRuleDays } from './recurrence-days.ts';
import { type RecurrenceRule, readRule } from './recurrence-rule.ts';

const DAY_MS = 86_400_000;
const dayOf = (date: string) => Date.parse(date) / DAY_MS;
const dateOf = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10);

function rule(text: string): RecurrenceRule {
  const read = readRule(text);
  if (!read) throw new Error(`no rule: ${text}`);
  return read;
}

function list(text: string, startDate: string, { from = startDate, to = '2031-01-01' } = {}) {
  const steps = { left: 1_000_000 };
  const days = listRuleDays(rule(text), { start: dayOf(startDate), from: dayOf(from), to: dayOf(to), steps });
  return { days: days?.map(dateOf), taken: 1_000_000 - steps.left };
}

describe('a rule has the days that the standard gives as its example (RFC 5545, 3.8.5.3)', () => {
  it.each([
    ['1997-09-02', 'FREQ=DAILY;INTERVAL=10;COUNT=5', '09-02 09-12 09-22 10-02 10-12'],
    [
      '1997-09-02',
      'FREQ=WEEKLY;COUNT=10;WKST=SU;BYDAY=TU,TH',
      '09-02 09-04 09-09 09-11 09-16 09-18 09-23 09-25 09-30 10-02',
    ],
    [
      '1997-09-01',
      'FREQ=WEEKLY;INTERVAL=2;UNTIL=19971224T000000Z;COUNT=20;WKST=SU;BYDAY=MO,WE,FR',
      '09-01 09-03 09-05 09-15 09-17 09-19 09-29 10-01 10-03 10-13 10-15 10-17 10-27 10-29 10-31 11-10 11-12 11-14 11-24 11-26',
    ],
    ['1997-08-05', 'FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO', '08-05 08-10 08-19 08-24'],
    ['1997-08-05', 'FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU', '08-05 08-17 08-19 08-31'],
    ['1997-09-05', 'FREQ=MONTHLY;COUNT=10;BYDAY=1FR', '09-05 10-03 11-07 12-05 01-02 02-06 03-06 04-03 05-01 06-05'],
    ['1997-09-22', 'FREQ=MONTHLY;COUNT=6;BYDAY=-2MO', '09-22 10-20 11-17 12-22 01-19 02-16'],
    ['1997-09-28', 'FREQ=MONTHLY;BYMONTHDAY=-3;COUNT=6', '09-28 10-29 11-28 12-29 01-29 02-26'],
    [
      '1997-09-10',
      'FREQ=MONTHLY;INTERVAL=18;COUNT=10;BYMONTHDAY=10,11,12,13,14,15',
      '09-10 09-11 09-12 09-13 09-14 09-15 03-10 03-11 03-12 03-13',
    ],
    [
      '1997-01-01',
      'FREQ=YEARLY;INTERVAL=3;COUNT=10;BYYEARDAY=1,100,200',
      '01-01 04-10 07-19 01-01 04-09 07-18 01-01 04-10 07-19 01-01',
    ],
    ['1997-05-19', 'FREQ=YEARLY;BYDAY=20MO;COUNT=3', '05-19 05-18 05-17'],
    ['1997-05-12', 'FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO;COUNT=3', '05-12 05-11 05-17'],
    ['1997-03-13', 'FREQ=YEARLY;BYMONTH=3;BYDAY=TH;COUNT=7', '03-13 03-20 03-27 03-05 03-12 03-19 03-26'],
    ['1997-09-02', 'FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13;COUNT=5', '02-13 03-13 11-13 08-13 10-13'],
    ['1996-11-05', 'FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8;COUNT=3', '11-05 11-07 11-02'],
    ['1997-09-04', 'FREQ=MONTHLY;COUNT=3;BYDAY=TU,WE,TH;BYSETPOS=3', '09-04 10-07 11-06'],
    [
      '1997-09-29',
      'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2;COUNT=7',
      '09-29 10-30 11-27 12-30 01-29 02-26 03-30',
    ],
    ['1997-06-10', 'FREQ=YEARLY;COUNT=4;BYMONTH=6,7', '06-10 07-10 06-10 07-10'],
    ['2007-01-15', 'FREQ=MONTHLY;BYMONTHDAY=15,30;COUNT=5', '01-15 01-30 02-15 03-15 03-30'],
  ])('%s %s', (start, text, expected) => {
    const { days } = list(text, start, { to: '2012-01-01' });
    expect(days?.map((day) => day.slice(5)).join(' ')).toBe(expected);
  });
});

/** All combinations of the variants of each part. */
const FREQUENCIES = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'];
const PARTS = [
  ['', ';INTERVAL=7'],
  ['', ';BYDAY=MO', ';BYDAY=-1FR', ';BYDAY=SU,MO,TU,WE,TH,FR,SA'],
  ['', ';BYMONTH=2', ';BYMONTH=4,10'],
  ['', ';BYMONTHDAY=31', ';BYMONTHDAY=-1,1'],
  ['', ';BYSETPOS=1', ';BYSETPOS=-3'],
  ['', ';UNTIL=20290401', ';COUNT=40'],
];
const COMBINATIONS = PARTS.reduce<readonly string[]>(
  (all, endings) => all.flatMap((text) => endings.map((ending) => text + ending)),
  FREQUENCIES.map((freq) => `FREQ=${freq}`),
);
const TUESDAY = '2027-04-06';

describe('a rule of any parts whatever', () => {
  it('is read in as many steps as there are days, whether it comes to any or not', () => {
    expect(COMBINATIONS.length).toBeGreaterThan(2000);
    const days = dayOf('2031-01-01') - dayOf('2027-01-01') + 366;
    for (const text of COMBINATIONS) {
      const { days: found = [], taken } = list(text, TUESDAY);
      expect(taken, text).toBeLessThanOrEqual(days);
      expect(found, text).toEqual([...new Set(found)].toSorted());
      expect(
        found.every((day) => day >= TUESDAY),
        text,
      ).toBe(true);
      expect(found.length, text).toBeLessThanOrEqual(text.includes('COUNT') ? 40 : days);
    }
  });

  it('has the same days from the middle as from its start', () => {
    const from = '2029-02-14';
    for (const text of COMBINATIONS) {
      const all = list(text, TUESDAY).days?.filter((day) => day >= from);
      expect(list(text, TUESDAY, { from }).days, text).toEqual(all);
    }
  });

  it('comes to no day where none has all that it asks', () => {
    for (const text of [
      'FREQ=DAILY;INTERVAL=7;BYDAY=MO',
      'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
      'FREQ=MONTHLY;BYSETPOS=300',
    ]) {
      expect(list(text, TUESDAY).days).toEqual([]);
    }
  });

  it('is given up where it takes more steps than fifty years have days, or than there are left', () => {
    expect(list('FREQ=DAILY;COUNT=999999', '1901-01-01').days).toBeUndefined();
    expect(list('FREQ=DAILY', '1901-01-01', { from: '2030-12-30' }).days).toHaveLength(3);
    const within = { start: 0, from: 0, to: 100, steps: { left: 50 } };
    expect(listRuleDays(rule('FREQ=DAILY'), within)).toBeUndefined();
  });

  it.each(['FREQ=YEARLY;INTERVAL=1000000', 'FREQ=MONTHLY;INTERVAL=1000000', 'FREQ=WEEKLY;INTERVAL=1000000'])(
    'ends though its second day is beyond all years: %s',
    (text) => expect(list(text, TUESDAY, { to: '9999-12-30' }).days?.[0]).toBe(TUESDAY),
  );
});

describe('a rule as it is written', () => {
  it.each([
    'freq=weekly;byday=mo',
    ' FREQ = WEEKLY ; BYDAY = MO ',
    'FREQ=WEEKLY;BYDAY=MO;',
    'BYDAY=MO;FREQ=WEEKLY;X-MORE=1',
  ])('is the same in small letters, with blanks and in another order: %s', (text) =>
    expect(list(text, '2027-04-05', { to: '2027-04-20' }).days).toEqual(['2027-04-05', '2027-04-12', '2027-04-19']),
  );

  it.each([
    '',
    'FREQ=',
    'FREQ=SECONDLY',
    'FREQ=HOURLY;COUNT=3',
    'FREQ=SOMETIMES',
    'COUNT=3',
    'FREQ=DAILY;INTERVAL=0',
    'FREQ=DAILY;COUNT=-1',
    'FREQ=DAILY;COUNT=',
    'FREQ=DAILY;BYDAY=XX',
    'FREQ=MONTHLY;BYDAY=0MO',
    'FREQ=MONTHLY;BYMONTH=13',
    'FREQ=MONTHLY;BYMONTHDAY=32',
    'FREQ=DAILY;FREQ=WEEKLY',
    'FREQ=DAILY;WKST=XX',
    'RSCALE=CHINESE;FREQ=YEARLY',
    'nonsense',
  ])('is none where a part of it cannot be read: %s', (text) => expect(readRule(text)).toBeUndefined());
});
