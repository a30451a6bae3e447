import { initialRates } from '@approdo/shared/domain/prices/rates';
import { describe, expect, test } from 'vitest';
import { pricesView } from '../../../testing/fake-site.ts';
import { bookingDraft, fieldOfExtra, quantityIn } from './booking-draft.ts';
import { linenFeeFor, offerFor, quoteQueryOf, readChildren, wishesIn } from './request-offer.ts';

const TODAY = '2027-06-01';
const DOG = { id: 'dog', name: 'Cane', price: 5_00, per: 'NIGHT', max: 2, untilDays: 0 } as const;
const BOAT = { id: 'boat', name: 'Barca', price: 25_50, per: 'PERSON', max: 1, untilDays: 3 } as const;
const prices = { ...pricesView(initialRates), extras: [DOG, BOAT], linenUntilDays: 2, childAge: 6 };
const arriving = (startDate: string) => offerFor({ startDate }, prices, TODAY);

describe('what a request can choose', () => {
  test.each([
    ['before any arrival is chosen, all', '', ['dog', 'boat'], true],
    ['on the last day for it, all', '2027-06-04', ['dog', 'boat'], true],
    ['a day later, what is still in time', '2027-06-03', ['dog'], true],
    ['of linen too', '2027-06-02', ['dog'], false],
    ['until the arrival, what has no last day', '2027-06-01', ['dog'], false],
  ])('%s', (_, startDate, extras, hasLinen) => {
    const offer = arriving(startDate);
    expect(offer.extras.map(({ id }) => id)).toEqual(extras);
    expect(offer.hasLinen).toBe(hasLinen);
  });

  test('children are asked for where something is paid by person', () => {
    const children = (change: Partial<typeof prices>) =>
      offerFor({ startDate: '' }, { ...prices, ...change }, TODAY).childAge;
    expect(children({})).toBe(6);
    expect(children({ extras: [] })).toBeNull();
    expect(children({ extras: [], linenPer: 'PERSON' as never })).toBe(6);
    expect(children({ extras: [], guests: { included: 2, perNight: 10_00 } as never })).toBe(6);
    expect(children({ extras: [], guests: { included: 2, perNight: 0 } as never })).toBeNull();
  });

  test('of an owner who sets nothing it is linen, at any time', () => {
    expect(offerFor({ startDate: TODAY }, undefined, TODAY)).toEqual({ childAge: null, hasLinen: true, extras: [] });
  });
});

const draft = { ...bookingDraft.blank, numberOfGuests: '4', [fieldOfExtra('dog')]: '2', [fieldOfExtra('boat')]: true };
const stay = { startDate: '2027-07-03', endDate: '2027-07-10' };

test('a box that is ticked is one, and a choice out of time none', () => {
  expect(quantityIn(draft, 'boat')).toBe(1);
  expect(wishesIn(draft, arriving('2027-06-04'))).toEqual([
    { id: 'dog', quantity: 2 },
    { id: 'boat', quantity: 1 },
  ]);
  expect(wishesIn(draft, arriving('2027-06-02'))).toEqual([{ id: 'dog', quantity: 2 }]);
});

test.each([
  ['', 0],
  ['3', 3],
  ['4', undefined],
  ['1.5', undefined],
  ['-1', undefined],
])('%j children of four guests are %j', (children, read) => {
  expect(readChildren({ ...draft, children }, arriving(''))).toBe(read);
});

test('the price is asked for all that is chosen', () => {
  const options = { offer: arriving(stay.startDate), prices, code: 'AMICI' };
  expect(quoteQueryOf({ ...draft, linen: true, children: '1' }, stay, options)).toEqual({
    ...stay,
    linen: 'true',
    guests: 4,
    children: 1,
    extras: 'dog:2,boat:1',
    code: 'AMICI',
    detail: 'true',
  });
});

test('of an owner who sets nothing it is asked as ever', () => {
  const options = { offer: offerFor(stay, undefined, TODAY), prices: undefined, code: '' };
  expect(quoteQueryOf(draft, stay, options)).toEqual({ ...stay, linen: 'false' });
});

test('what is typed for an extra is the draft’s, a code is not', () => {
  expect(['note', 'extra:dog', 'code', 'privacy'].filter(bookingDraft.isField)).toEqual(['note', 'extra:dog']);
});

test.each([
  ['', 20],
  ['2027-12-31', 20],
  ['2028-01-01', 25],
])('linen of a stay from %j costs what the list of its year says', (startDate, fee) => {
  const lists = [{ validFrom: 2028, seasons: [], cleaningFee: 30, linenFee: 25 }];
  expect(linenFeeFor({ startDate }, { linenFee: 20 }, { lists })).toBe(fee);
});
