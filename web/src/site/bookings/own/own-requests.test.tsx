// @vitest-environment jsdom
import type { Booking } from '@approdo/shared/contract/bookings/booking';
import type { MoneySummary } from '@approdo/shared/contract/bookings/money-summary';
import type { Language } from '@approdo/shared/domain/base/language/language';
import { afterEach, expect, test } from 'vitest';
import { aBooking } from '../../../testing/fake-site.ts';
import { clearPage, showOnPage } from '../../../testing/show-on-page.tsx';
import { withTexts } from '../../../testing/with-texts.tsx';
import { OwnRequests } from './own-requests.tsx';

const MONEY: MoneySummary = {
  ...{ total: 630_00, byAgreement: false, paid: 0, missing: 630_00, isLate: false },
  next: { kind: 'DEPOSIT', amount: 200_00, dueDate: '2027-06-08' },
};

afterEach(clearPage);

function read(booking: Partial<Booking>, language: Language = 'it'): string {
  const bookings = [aBooking({ mine: true, numberOfGuests: 2, ...booking })];
  showOnPage(
    withTexts(language, <OwnRequests bookings={bookings} today="2027-05-01" reload={async () => undefined} />),
  );
  return document.body.textContent?.replaceAll('\u00A0', ' ') ?? '';
}

test('a request of one’s own says what it costs, and that it waits for an answer', () => {
  const request = read({ status: 'PENDING', money: { ...MONEY, next: null } });
  expect(request).toContain('630 €');
  expect(request).toContain('In attesa di risposta');
  expect(request).not.toContain('Da pagare');
  expect(read({ status: 'PENDING', money: { ...MONEY, total: null, byAgreement: true, next: null } })).toContain(
    'prezzo da concordare',
  );
});

test.each([
  ['it', 'Da pagare: 200 € entro l’8 giugno 2027', 'Da pagare: 200 €, scaduti l’8 giugno 2027'],
  ['en', 'To pay: €200 by Jun 8, 2027', 'To pay: €200, due since Jun 8, 2027'],
  ['de', 'Zu zahlen: 200 € bis zum 8. Juni 2027', 'Zu zahlen: 200 €, fällig seit dem 8. Juni 2027'],
  ['fr', 'À payer : 200 € au plus tard le 8 juin 2027', 'À payer : 200 €, échu le 8 juin 2027'],
] as const)('a stay in %s says what is to be paid next, and since when it is late', (language, inTime, late) => {
  expect(read({ status: 'CONFIRMED', money: MONEY }, language)).toContain(inTime);
  expect(read({ status: 'CONFIRMED', money: { ...MONEY, isLate: true } }, language)).toContain(late);
});

test('a stay that is paid, or of which nothing is known, asks for nothing', () => {
  expect(read({ status: 'CONFIRMED', money: { ...MONEY, next: null } })).not.toContain('Da pagare');
  expect(read({ status: 'CONFIRMED' })).not.toContain('€');
});
