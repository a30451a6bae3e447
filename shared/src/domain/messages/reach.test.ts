import { expect, test } from 'vitest';
import { reachAddress, whatsAppAddress } from './reach.ts';

test('a mail begins with its subject and its lines', () => {
  const address = new URL(
    reachAddress({ kind: 'mail', email: 'giulia@example.it', subject: 'Il tuo messaggio', body: 'Ciao,\r\n> e poi?' }),
  );
  expect(address.protocol).toBe('mailto:');
  expect(address.pathname).toBe('giulia@example.it');
  expect([...address.searchParams]).toEqual([
    ['subject', 'Il tuo messaggio'],
    ['body', 'Ciao,\r\n> e poi?'],
  ]);
  expect(reachAddress({ kind: 'mail', email: 'giulia@example.it' })).toBe('mailto:giulia@example.it');
});

test.each(['a?cc=b@example.it', 'a&bcc=b@example.it', 'a#b@example.it', 'a@b.it,c@d.it'])(
  'nothing in %s becomes a field of the mail, nor another address',
  (email) => {
    const { pathname, searchParams, hash } = new URL(reachAddress({ kind: 'mail', email, subject: 'x' }));
    expect(decodeURIComponent(pathname)).toBe(email);
    expect(pathname).not.toContain(',');
    expect([...searchParams.keys()]).toEqual(['subject']);
    expect(hash).toBe('');
  },
);

test('of a telephone number its digits count', () => {
  expect(reachAddress({ kind: 'phone', number: '+39 (081) 123-45;ext=6' })).toBe('tel:+39081123456');
});

test.each([
  ['+39 333 123-4567', '393331234567'],
  ['0039 333 1234567', '393331234567'],
  ['333 1234567', '393331234567'],
  ['+44 (0)20 7946 0000', '442079460000'],
])('%s is reached on WhatsApp with the code of its country', (number, digits) => {
  expect(whatsAppAddress(number)).toBe(`https://wa.me/${digits}`);
});
