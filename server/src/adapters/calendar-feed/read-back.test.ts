import { addDays } from '@approdo/shared/domain/base/date/local-date';
import { type TakenNights, writeAvailability } from '@approdo/shared/domain/bookings/channels/calendar-file';
import { classifyFeed } from '@approdo/shared/domain/bookings/channels/classify-feed';
import fc from 'fast-check';
import ICAL from 'ical.js';
import { convertIcsCalendar } from 'ts-ics';
import { expect, it } from 'vitest';
import { parseFeed } from './parse-feed.ts';

const TODAY = '2027-03-01';

const nights = fc
  .record({
    id: fc.uuid(),
    from: fc.integer({ min: 0, max: 700 }),
    length: fc.integer({ min: 1, max: 40 }),
    changedAt: fc
      .date({ min: new Date('2026-01-01'), max: new Date('2027-03-01'), noInvalidDate: true })
      .map((instant) => `${instant.toISOString().slice(0, 19)}Z`),
    sequence: fc.nat(9),
  })
  .map(({ from, length, ...rest }): TakenNights => {
    const startDate = addDays(TODAY, from);
    return { ...rest, startDate, endDate: addDays(startDate, length) };
  });

const host = fc.constantFrom('casa.example', `${'casa-sul-mare-'.repeat(4)}xn--cas-qma.example`);

const expectedOf = (events: readonly TakenNights[], name: string) =>
  events.map(({ id, startDate, endDate, sequence }) => [`${id}@${name}`, startDate, endDate, sequence]);

it('what is exported is read by other programs as it was meant', () => {
  fc.assert(
    fc.property(fc.array(nights, { maxLength: 20 }), host, (events, name) => {
      const file = writeAvailability({ events, host: name });
      const calendar = new ICAL.Component(ICAL.parse(file));
      const byIcal = calendar.getAllSubcomponents('vevent').map((vevent) => {
        const { uid, startDate, endDate, sequence } = new ICAL.Event(vevent);
        return [uid, startDate.toString(), endDate.toString(), sequence];
      });
      const byTsIcs = (convertIcsCalendar(undefined, file).events ?? []).map((event) => [
        event.uid,
        event.start.date.toISOString().slice(0, 10),
        event.end?.date.toISOString().slice(0, 10),
        event.sequence ?? 0,
      ]);
      expect(byIcal).toEqual(expectedOf(events, name));
      expect(byTsIcs).toEqual(expectedOf(events, name));
      expect(calendar.getAllSubcomponents('vtimezone')).toHaveLength(1);
    }),
    { numRuns: 30 },
  );
});

it('what is exported and told back by a portal is an echo, all of it', () => {
  fc.assert(
    fc.property(fc.array(nights, { minLength: 1, maxLength: 20 }), host, (events, name) => {
      const bytes = new Uint8Array(Buffer.from(writeAvailability({ events, host: name })));
      const parsed = parseFeed({ bytes, today: TODAY });
      if ('kind' in parsed) throw new Error(parsed.reason);
      const facts = {
        kind: 'BOOKING',
        endMeans: 'CHECKOUT',
        known: [],
        exported: events,
        recentlyExported: [],
        unread: [],
        today: TODAY,
      } as const;
      const found = classifyFeed(parsed.reading.events, facts).map(({ as }) => as);
      expect(found).toEqual(events.map(() => 'ECHO'));
    }),
    { numRuns: 30 },
  );
});
