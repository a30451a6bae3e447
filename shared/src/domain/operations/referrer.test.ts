import { expect, it } from 'vitest';
import { kindOfReferrer } from './referrer.ts';

it.each([
  ['google.it', 'SEARCH'],
  ['news.google.co.uk', 'SEARCH'],
  ['com.google.android.googlequicksearchbox', 'SEARCH'],
  ['duckduckgo.com', 'SEARCH'],
  ['l.facebook.com', 'SOCIAL'],
  ['com.facebook.katana', 'SOCIAL'],
  ['org.telegram.messenger.web', 'SOCIAL'],
  ['t.co', 'SOCIAL'],
  ['x.com', 'SOCIAL'],
  ['t.me', 'SOCIAL'],
  ['t.example', 'SITE'],
  ['booking.com', 'PORTAL'],
  ['airbnb.com.au', 'PORTAL'],
  ['www.booking.net.nz', 'PORTAL'],
  ['www.booking.org.uk', 'PORTAL'],
  ['facebook.example.org', 'SITE'],
  ['blog.viaggi-lenti.it', 'SITE'],
  ['localhost', 'SITE'],
] as const)('%s is a %s', (host, kind) => {
  expect(kindOfReferrer(host)).toBe(kind);
});
