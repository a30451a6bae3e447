import { expect, test } from 'vitest';
import { TEXTS } from '../texts.ts';
import { parseSiteAddress } from './site-address.ts';

test.each([
  ['https://www.lamiacasa.it', 'https://www.lamiacasa.it'],
  ['  lamiacasa.it  ', 'https://lamiacasa.it'],
  ['lamiacasa.it:8443', 'https://lamiacasa.it:8443'],
  ['https://lamiacasa.it/admin/bookings?x=1#y', 'https://lamiacasa.it'],
  ['HTTPS://LaMiaCasa.it', 'https://lamiacasa.it'],
  ['http://127.0.0.1:3000', 'http://127.0.0.1:3000'],
  ['http://localhost:3000/', 'http://localhost:3000'],
  ['http://[::1]:3000', 'http://[::1]:3000'],
])('%s is meant as %s', (written, origin) => {
  expect(parseSiteAddress(written)).toEqual({ ok: true, origin });
});

test.each(['http://lamiacasa.it', 'http://192.168.1.4', 'http://127.0.0.1.evil.it', 'http://localhost.evil.it'])(
  '%s is refused, for the password would travel in the clear',
  (written) => {
    expect(parseSiteAddress(written)).toEqual({ ok: false, error: TEXTS.addressNotSecure });
  },
);

test.each([
  '',
  '   ',
  'https://',
  'la mia casa',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'ftp://lamiacasa.it',
  'https://ada:parola@lamiacasa.it',
])('"%s" is no address of a site', (written) => {
  expect(parseSiteAddress(written)).toEqual({ ok: false, error: TEXTS.addressUnreadable });
});
