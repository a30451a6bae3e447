import { DOMParser, type Element } from '@xmldom/xmldom';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysBetween, listDays } from '../../base/date/local-date.ts';
import { GUEST_ROLES } from '../register/guest.ts';
import { STAY_SOURCES } from '../register/register-stay.ts';
import { officialTables as tables } from '../register/testing/official-tables.ts';
import { c59Table } from './c59-table.ts';
import { listTravellers, type RegionalStay } from './regional-days.ts';
import { ross1000File } from './ross1000.ts';
import { spotFile } from './spot.ts';
import { FIRST_DAY, guestOf, property } from './testing/regional-stays.ts';

const CODE = 'LT-0042';

const days = fc.integer({ min: -20, max: 100 }).map((day) => addDays(FIRST_DAY, day));

const guests = fc.array(
  fc.record({
    role: fc.constantFrom(...GUEST_ROLES),
    headId: fc.constantFrom('0', '1', '2'),
    arrival: fc.option(days),
    departure: fc.option(days),
    residence: fc.constantFrom('100000216', '100000100'),
  }),
  { minLength: 1, maxLength: 6 },
);

/** Stays with families, groups and singles who come later and leave earlier, some with invalid dates. */
const anyStay: fc.Arbitrary<RegionalStay> = fc
  .record({
    source: fc.constantFrom(...STAY_SOURCES),
    arrival: days,
    nights: fc.integer({ min: 1, max: 60 }),
    guests,
    name: fc.stringMatching(/^[A-Z0-9]{8}$/),
  })
  .map(({ nights, name, ...stay }) => ({
    ...stay,
    departure: addDays(stay.arrival, nights),
    guests: stay.guests.map(({ residence, ...guest }, index) =>
      guestOf(String(index), {
        ...guest,
        idswh: `${name}${index}`,
        residenceState: residence,
        residencePlace: residence === '100000100' ? '415063014' : null,
      }),
    ),
  }));

function read(xml: string): readonly Element[] {
  const document = new DOMParser().parseFromString(xml, 'text/xml');
  return [...document.getElementsByTagName('movimento')];
}

const textsOf = (element: Element | undefined, name: string) =>
  [...(element?.getElementsByTagName(name) ?? [])].map(({ textContent }) => textContent);

test('Ross1000 names each guest once as she comes and once as she goes, never by her name', () => {
  fc.assert(
    fc.property(fc.array(anyStay, { maxLength: 4 }), (stays) => {
      const days = { from: addDays(FIRST_DAY, -40), to: addDays(FIRST_DAY, 200), stays };
      const parsed = read(
        ross1000File({ ...days, property: { ...property, firstDay: days.from } }, { code: CODE, tables }),
      );
      const expected = stays.flatMap(listTravellers).map(({ guest }) => guest.idswh);
      const names = (list: string) =>
        parsed.flatMap((day) => [...day.getElementsByTagName(list)].flatMap((each) => textsOf(each, 'idswh')));
      expect(names('arrivi').toSorted()).toEqual(expected.toSorted());
      expect(names('partenze').toSorted()).toEqual(expected.toSorted());
    }),
    { numRuns: 12 },
  );
});

test('whoever was told by SPOT to come is told to go, once', () => {
  fc.assert(
    fc.property(fc.array(anyStay, { maxLength: 4 }), (stays) => {
      const days = { from: FIRST_DAY, to: addDays(FIRST_DAY, 200), stays, property };
      const parsed = read(spotFile(days, { tables, isFirst: true }));
      const names = (list: string) =>
        parsed.flatMap((day) =>
          [...day.getElementsByTagName(list)].flatMap((each) =>
            [...each.childNodes].map((one) => (list === 'partenze' ? one : one.firstChild)?.textContent),
          ),
        );
      const came = names('arrivi');
      expect(new Set(came).size).toBe(came.length);
      expect(names('partenze').toSorted()).toEqual(came.toSorted());
    }),
    { numRuns: 12 },
  );
});

test('the table adds up: arrivals are departures, nights are nights, origins are their day, months are the whole', () => {
  fc.assert(
    fc.property(fc.array(anyStay, { maxLength: 5 }), (stays) => {
      const [from, to] = [addDays(FIRST_DAY, -40), addDays(FIRST_DAY, 200)];
      const { days, rows } = c59Table({ from, to, stays, property }, tables);
      const sum = (of: readonly { arrivals: number; departures: number; present: number }[]) =>
        of.reduce(
          (all, { arrivals, departures, present }) => [
            (all[0] ?? 0) + arrivals,
            (all[1] ?? 0) + departures,
            (all[2] ?? 0) + present,
          ],
          [0, 0, 0],
        );
      const travellers = stays.flatMap(listTravellers);
      const nights = travellers.reduce((all, { arrival, departure }) => all + daysBetween(arrival, departure), 0);
      expect(sum(days)).toEqual([travellers.length, travellers.length, nights]);
      expect(sum(rows)).toEqual(sum(days));
      const halves = [
        { from, to: FIRST_DAY },
        { from: addDays(FIRST_DAY, 1), to },
      ].flatMap((half) => c59Table({ ...half, stays, property }, tables).days);
      expect(halves).toEqual(days);
      expect(days.map(({ date }) => date)).toEqual(listDays(from, to));
      expect(days.every(({ rooms, present }) => rooms <= 1 && rooms > 0 === present > 0)).toBe(true);
    }),
    { numRuns: 30 },
  );
});
