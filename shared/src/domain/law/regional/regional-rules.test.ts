import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sayGuestFault } from '../../../words/law/say-guest-fault.ts';
import { WORDS } from '../../../words/words.ts';
import { addDays, addMonths, type LocalDate } from '../../base/date/local-date.ts';
import { findRegionalFaults } from '../register/register-faults.ts';
import { officialTables as tables } from '../register/testing/official-tables.ts';
import { sayMissingGuests } from './missing-guests.ts';
import { dueDayOfMonth, dueOfDay, dueOfMonth, isMonthly, type RegionalDue } from './regional-due.ts';
import { REGIONS, regionOf } from './regions.ts';
import { guestOf } from './testing/regional-stays.ts';
import { vectors } from './testing/regional-vectors.ts';
import { listForeignTravel, listTravelWords } from './travel-words.ts';

function dueOf(due: RegionalDue, { month = '', date = '' }): LocalDate | Date {
  return isMonthly(due) ? dueDayOfMonth(due, month) : dueOfDay(due, { arrival: date, checkInFrom: null });
}

describe('by when a region wants its numbers', () => {
  test.each(vectors.regionalDue)('$due of $month$date is due by $is', ({ due, is, ...of }) => {
    const found = dueOf(due as RegionalDue, of as { month?: string; date?: string });
    expect(found).toEqual(is.includes('T') ? new Date(is) : is);
  });

  test('a month ends at midnight in Rome, a day at that of the next', () => {
    expect(dueOfMonth({ kind: 'DAY', day: 5 }, '2026-06')).toEqual(new Date('2026-07-05T22:00:00Z'));
    expect(dueOfDay({ kind: 'DAILY' }, { arrival: '2026-12-30', checkInFrom: null })).toEqual(
      new Date('2026-12-31T23:00:00Z'),
    );
  });

  test('never before the month is over', () => {
    const kinds = fc.oneof(
      fc.integer({ min: 1, max: 28 }).map((day) => ({ kind: 'DAY', day }) as const),
      fc.constant({ kind: 'END' } as const),
    );
    fc.assert(
      fc.property(kinds, fc.integer({ min: 0, max: 200 }), (due, months) => {
        const first = addMonths('2026-01-01', months);
        expect(dueDayOfMonth(due, first.slice(0, 7)) > addDays(addMonths(first, 1), -1)).toBe(true);
      }),
    );
  });
});

describe('regions', () => {
  test('are 19 and two provinces, each named once, with what choosing it fills in', () => {
    expect(REGIONS).toHaveLength(21);
    expect(new Set(REGIONS.map(({ name }) => name)).size).toBe(21);
    const systems = Object.fromEntries(
      [...Map.groupBy(REGIONS, ({ system }) => system)].map(([system, some]) => [system, some.length]),
    );
    expect(systems).toEqual({ ROSS1000: 13, SPOT: 1, TABLE: 7 });
  });

  test.each([
    ['LOMBARDIA', 'ROSS1000', { kind: 'DAY', day: 5 }],
    ['LAZIO', 'ROSS1000', { kind: 'END' }],
    ['PUGLIA', 'SPOT', { kind: 'DAY', day: 10 }],
    ['TRENTO', 'TABLE', { kind: 'HOURS', hours: 48 }],
    ['SICILIA', 'TABLE', { kind: 'DAILY' }],
  ] as const)('%s has %s, due %j', (name, system, due) => expect(regionOf(name)).toMatchObject({ system, due }));

  test('Toscana says where its system holds', () => {
    expect(regionOf('TOSCANA').hint).toBe('Ross1000 vale a Firenze, Prato e Pistoia: altrove scegli Tabella');
  });
});

describe('what keeps guests from being told to a region', () => {
  const faultsOf = (guests: readonly ReturnType<typeof guestOf>[]) =>
    findRegionalFaults({ arrival: '2026-06-06', departure: '2026-07-20', guests }, tables).map((fault) =>
      sayGuestFault(fault, guests, WORDS.it),
    );

  test('nothing, of whoever has neither name nor document, which are the police’s', () => {
    expect(faultsOf([guestOf('A')])).toEqual([]);
  });

  test.each([
    [{ sex: null }, 'Sesso: è obbligatorio'],
    [{ birthDate: null }, 'Data di nascita: è obbligatoria'],
    [{ citizenship: null }, 'Cittadinanza: è obbligatoria'],
    [{ residenceState: null }, 'Stato di residenza: è obbligatorio'],
    [{ residenceState: '100000999' }, 'Stato di residenza: non è nella tabella ufficiale'],
    [{ residencePlace: null }, 'Comune di residenza: è obbligatorio'],
    [{ residencePlace: 'Köln' }, 'Comune di residenza: non è nella tabella ufficiale'],
    [{ birthPlace: null }, 'Comune di nascita: è obbligatorio per chi è nato in Italia'],
    [{ role: null }, 'Tipo alloggiato: è obbligatorio'],
  ])('%j', (apart, text) => {
    expect(faultsOf([guestOf('A', apart)])).toEqual([`Ospite 1, senza nome – ${text}`]);
  });

  test('a place abroad may be any, or none', () => {
    expect(faultsOf([guestOf('A', { residenceState: '100000216', residencePlace: null })])).toEqual([]);
  });

  test('not that a member outstays her head: she comes once', () => {
    const guests = [
      guestOf('H', { role: 'FAMILY_HEAD', departure: '2026-06-10' }),
      guestOf('M', { role: 'FAMILY_MEMBER', headId: 'H' }),
    ];
    expect(faultsOf(guests)).toEqual([]);
    expect(faultsOf(guests.slice(1))).toEqual(['Ospite 1, senza nome – Tipo alloggiato: indica il capo famiglia']);
  });

  test('a stay without guests is named with its days', () => {
    const withoutGuests = { title: 'Airbnb', arrival: '2026-07-12', departure: '2026-07-15' };
    expect(sayMissingGuests(withoutGuests)).toBe('Airbnb, 12–15 luglio 2026: mancano gli ospiti');
  });
});

describe('words of a journey', () => {
  test('are those of the house’s own system', () => {
    const journey = { reason: 'BALNEARE', transport: 'AUTO', transportThere: null };
    expect(listForeignTravel(journey, 'ROSS1000')).toEqual([]);
    expect(listForeignTravel(journey, 'SPOT')).toEqual([]);
    expect(listForeignTravel(journey, 'TABLE')).toEqual(['reason', 'transport']);
    expect(listForeignTravel({ transport: 'AEREOCHARTLOW', transportThere: 'AEREOCHARTLOW' }, 'SPOT')).toEqual([
      'transportThere',
    ]);
  });

  test('are offered field by field, and none where a system does not ask', () => {
    expect(listTravelWords('reason', 'ROSS1000')).toHaveLength(14);
    expect(listTravelWords('transport', 'SPOT')).toHaveLength(12);
    expect(listTravelWords('transportThere', 'SPOT')).toHaveLength(10);
    expect(listTravelWords('transportThere', 'ROSS1000')).toEqual([]);
    expect(listTravelWords('reason', 'TABLE')).toEqual([]);
  });
});
