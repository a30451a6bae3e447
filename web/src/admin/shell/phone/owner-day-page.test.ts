import type { StayAtHand } from '@approdo/shared/contract/operations/today';
import { expect, test } from 'vitest';
import { writeExpiredPage, writeOwnerDayPage } from './owner-day-page.ts';

const ada: StayAtHand = {
  id: 'b1',
  guestName: 'Ada <b>Rossi</b>',
  guestPhone: '+39 (081) 000-000"',
  startDate: '2027-06-12',
  endDate: '2027-06-19',
  numberOfGuests: 4,
  linen: true,
  isReady: true,
};
const property = { name: 'La nostra casa', address: 'Via del Porto 3', checkInFrom: '16:00', checkOutBy: null };
const page = (next = [ada]) =>
  writeOwnerDayPage({ at: '2027-06-10T08:05:00.000Z', next, property, stylesheets: ['/assets/a.css'] });

test('who comes stands there with how to call her, and of when that is', () => {
  const html = page();
  expect(html).toContain('Senza rete: com’era il 10 giugno 2027 alle 10:05.');
  expect(html).toContain('giu 12, 2027 – giu 19, 2027 · 4 ospiti, con biancheria · Casa pronta');
  expect(html).toContain('href="tel:+39081000000"');
  expect(html).toContain('arrivo dalle 16:00');
  expect(html).toContain('Via del Porto 3');
  expect(html).toContain('<link rel="stylesheet" href="/assets/a.css">');
});

test('what a guest wrote is text, and nothing in it runs', () => {
  expect(page()).not.toContain('<b>');
  expect(page()).not.toMatch(/<script|onclick|<form|<button/);
});

test('who has no telephone cannot be called, and nobody is said to be nobody', () => {
  expect(page([{ ...ada, guestPhone: null }])).not.toContain('tel:');
  expect(page([])).toContain('Nei prossimi 14 giorni non arriva nessuno.');
});

test('what is over says so and has nobody in it', () => {
  expect(writeExpiredPage([])).toContain('Quello che era tenuto qui è scaduto.');
});
