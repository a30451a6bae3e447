import { fieldsOf } from '@approdo/shared/contract/base/problem';
import { markupOf } from '@approdo/shared/rich-text/stored-content';
import type { MessagesByName } from '@approdo/shared/words/say';
import { expect, test } from 'vitest';
import { coverOf, NO_POST, type PostFields, postRules } from './post-fields.ts';

const whole: PostFields = {
  title: 'La baia',
  excerpt: 'Dove il mare è basso',
  coverImage: 'baia.jpg',
  content: '<p>Si arriva a piedi.</p>',
  published: true,
};

function faultsOf(changes: Partial<PostFields>): MessagesByName {
  const { error } = postRules.safeParse({ ...whole, ...changes });
  return error ? fieldsOf(error) : {};
}

test('an empty form names every field at once', () => {
  expect(faultsOf(NO_POST)).toEqual({
    title: 'Il titolo è obbligatorio',
    excerpt: "L'estratto è obbligatorio",
    content: 'Il contenuto è obbligatorio',
    coverImage: 'Per favore scegli o carica una immagine di copertina',
  });
});

test.each([
  ['Baia', 'Il titolo deve essere compreso tra 5 e 200 caratteri'],
  ['B'.repeat(201), 'Il titolo deve essere compreso tra 5 e 200 caratteri'],
])('a title of %s', (title, fault) => {
  expect(faultsOf({ title })).toEqual({ title: fault });
});

test('an excerpt has 10 to 500 characters', () => {
  expect(faultsOf({ excerpt: 'Il mare' })).toEqual({
    excerpt: "L'estratto deve essere compreso tra 10 e 500 caratteri",
  });
  expect(faultsOf({ excerpt: 'm'.repeat(500) })).toEqual({});
});

test.each(['<p></p>', '<p> </p><hr>', '<div data-type="gallery" data-slug="la-casa"></div>'])(
  'markup alone is no content: %s',
  (content) => {
    expect(faultsOf({ content })).toEqual({ content: 'Il contenuto è obbligatorio' });
  },
);

const pictures = (...addresses: readonly string[]) =>
  addresses.map((src) => `<p>Ecco:</p>${markupOf({ type: 'image', src })}`).join('');

test.each([
  ['the first picture of the text', pictures('/uploads/mare.jpg', '/uploads/sera.png'), 'mare.jpg'],
  ['the first that can be a cover', pictures('/uploads/mare.webp', '/uploads/sera.png'), 'sera.png'],
  ['none that lies elsewhere', pictures('https://example.com/mare.jpg', ''), ''],
  ['no video', markupOf({ type: 'video', src: '/uploads/giro.mp4' }), ''],
])('proposed as the cover is %s', (_, content, cover) => {
  expect(coverOf({ coverImage: '', content })).toBe(cover);
});

test('a cover that was chosen stays, whatever the text shows', () => {
  expect(coverOf({ coverImage: 'baia.jpg', content: pictures('/uploads/mare.jpg') })).toBe('baia.jpg');
});
