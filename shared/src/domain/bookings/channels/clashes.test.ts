import { describe, expect, it } from 'vitest';
import { addDays } from '../../base/date/local-date.ts';
import { findClashes, type SoldNights, sharedNights } from './clashes.ts';

function sold(id: string, channelId: string | null, startDate: string, endDate: string): SoldNights {
  return { id, channelId, startDate, endDate };
}

const pairs = (...all: readonly SoldNights[]) => findClashes(all).map(({ event, other }) => [event.id, other.id]);

describe('a night is sold twice', () => {
  it('where a channel sold one of a stay that the owner confirmed', () => {
    const own = sold('own', null, '2027-06-10', '2027-06-15');
    expect(pairs(own, sold('a', 'airbnb', '2027-06-14', '2027-06-16'))).toEqual([['a', 'own']]);
    expect(pairs(sold('a', 'airbnb', '2027-06-01', '2027-06-30'), own)).toEqual([['a', 'own']]);
  });

  it('where two channels sold it, told once whichever came first', () => {
    const [a, b] = [sold('a', 'airbnb', '2027-06-10', '2027-06-15'), sold('b', 'booking', '2027-06-12', '2027-06-13')];
    expect(pairs(a, b)).toEqual([['a', 'b']]);
    expect(pairs(b, a)).toEqual([['a', 'b']]);
  });

  it('by the one with the lesser id, of two channels, though the other came first', () => {
    const [a, b] = [sold('a', 'airbnb', '2027-06-12', '2027-06-13'), sold('b', 'booking', '2027-06-10', '2027-06-15')];
    expect(pairs(a, b)).toEqual([['a', 'b']]);
  });

  it('with each that lies in a long one, whatever comes between, by their nights and of one night by their ids', () => {
    const long = sold('long', null, '2027-06-01', '2027-06-30');
    const own = sold('own', null, '2027-06-03', '2027-06-04');
    const [d, c] = [sold('d', 'airbnb', '2027-06-10', '2027-06-11'), sold('c', 'airbnb', '2027-06-10', '2027-06-12')];
    const e = sold('e', 'airbnb', '2027-06-05', '2027-06-06');
    expect(pairs(d, c, long, own, e)).toEqual([
      ['e', 'long'],
      ['c', 'long'],
      ['d', 'long'],
    ]);
  });
});

describe('no night is sold twice', () => {
  it('where one leaves on the day that another arrives', () => {
    const own = sold('own', null, '2027-06-10', '2027-06-15');
    const beside = [sold('a', 'airbnb', '2027-06-15', '2027-06-16'), sold('b', 'airbnb', '2027-06-08', '2027-06-10')];
    expect(pairs(own, ...beside)).toEqual([]);
  });

  it('by one channel that tells of a stay in several events', () => {
    expect(
      pairs(sold('a', 'smoobu', '2027-06-10', '2027-06-15'), sold('b', 'smoobu', '2027-06-10', '2027-06-11')),
    ).toEqual([]);
  });
});

it('a calendar that is linked twice makes five hundred clashes and no more', () => {
  const stays = Array.from({ length: 2000 }, (_, place) => addDays('2027-01-01', place)).flatMap((day) => [
    sold(`a${day}`, 'one', day, addDays(day, 30)),
    sold(`b${day}`, 'other', day, addDays(day, 30)),
  ]);
  expect(findClashes(stays)).toHaveLength(500);
});

it('the nights of a clash are those that both have', () => {
  const [a, b] = [sold('a', null, '2027-06-10', '2027-06-15'), sold('b', 'x', '2027-06-12', '2027-06-20')];
  expect(sharedNights(a, b)).toEqual({ startDate: '2027-06-12', endDate: '2027-06-15' });
  expect(sharedNights(b, a)).toEqual({ startDate: '2027-06-12', endDate: '2027-06-15' });
});
