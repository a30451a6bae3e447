import { expect, test } from 'vitest';
import { createPreviewToken, PREVIEW_MS, verifyPreviewToken } from './preview-token.ts';

const house = { secret: 'a secret of this test, more than 32 bytes', origin: 'https://casa.example' };
const now = new Date('2027-03-01T10:00:00Z');
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds);
const token = createPreviewToken(house, later(PREVIEW_MS));

test('a token is 43 characters that an address takes as they are', () => {
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(verifyPreviewToken(house, token, now)).toBe(true);
});

test('it is good for half an hour', () => {
  expect(verifyPreviewToken(house, token, later(30 * 60_000 - 1))).toBe(true);
  expect(verifyPreviewToken(house, token, later(30 * 60_000))).toBe(false);
});

test.each([
  ['at another address', { ...house, origin: 'https://altra.example' }],
  ['with another secret', { ...house, secret: 'another secret, more than 32 bytes long' }],
])('it is none of a house %s', (_, other) => {
  expect(verifyPreviewToken(other, token, now)).toBe(false);
});

test('no character of it may differ, nor stand for the same bits', () => {
  for (let at = 0; at < token.length; at += 1) {
    const other = token[at] === 'A' ? 'B' : 'A';
    expect(verifyPreviewToken(house, `${token.slice(0, at)}${other}${token.slice(at + 1)}`, now)).toBe(false);
  }
  const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const twin = `${token.slice(0, -1)}${digits[digits.indexOf(token.slice(-1)) + 1]}`;
  expect(Buffer.from(twin, 'base64url')).toEqual(Buffer.from(token, 'base64url'));
  expect(verifyPreviewToken(house, twin, now)).toBe(false);
});

const strange = ['', 'x', token.slice(1), `${token}A`, `${token}=`, '_'.repeat(43), 'à'.repeat(43)];
test.each(strange)('%j is none', (text) => {
  expect(verifyPreviewToken(house, text, now)).toBe(false);
});
