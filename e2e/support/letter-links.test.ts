import { expect, test } from 'vitest';
import { samplesOf } from '../../server/src/features/messages/letters/letter.ts';
import { LETTERS } from '../../server/src/features/messages/letters/letters.ts';
import { kindOfLink, LETTER_LINKS, linksIn } from './letter-links.ts';

const ORIGIN = 'https://casa.example';

test('the links of every letter are of a kind that is opened to see that it does nothing by itself, and of no other', () => {
  const samples = LETTERS.flatMap((letter) => Object.values(samplesOf(letter, ORIGIN, 'it')));
  const kinds = new Set(samples.flatMap((sample) => linksIn(sample, ORIGIN)).map(kindOfLink));
  expect([...kinds].toSorted()).toEqual(Object.keys(LETTER_LINKS).toSorted());
});

test('an address is of the kind that it stands for', () => {
  for (const [kind, address] of Object.entries(LETTER_LINKS)) expect(kindOfLink(`${ORIGIN}${address}`)).toBe(kind);
  expect(kindOfLink(`${ORIGIN}/admin/bookings/0b5e1f0e-3c55-4f0e-9d0e-5f6b7a8c9d0e#soldi`)).toBe('/admin/bookings');
});
