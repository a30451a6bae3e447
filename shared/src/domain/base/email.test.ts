import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asciiEmail, emailKey, isEmail } from './email.ts';

describe('an e-mail address', () => {
  test.each([
    'mario@example.it',
    'Mario.Rossi+casa@Example.CO.UK',
    "o'brien@example.ie",
    'a@b.it',
    'root@localhost',
    'x_1-2@sub.xn--mller-kva.de',
    'mario@mail.1and1.example',
    'mario@example.c0',
    `${'a'.repeat(64)}@example.it`,
  ])('is %s', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  test.each([
    '',
    '@',
    'mario',
    'mario@',
    '@example.it',
    'mario@example',
    'a@b@example.it',
    'a@example.it@b',
    'mario @example.it',
    ' mario@example.it',
    'mario@example.it ',
    'mario@example.it\n',
    'mario@example.it\r\nBcc: x@example.it',
    'mario@example.it,luigi@example.it',
    'mario@example.it;luigi@example.it',
    '<mario@example.it>',
    'Mario <mario@example.it>',
    '"mario"@example.it',
    'mario@[127.0.0.1]',
    'mario@127.0.0.1',
    'mario@example.123',
    'mario@-example.it',
    'mario@example-.it',
    'mario@example..it',
    'mario@.example.it',
    'mario@example.it.',
    '.mario@example.it',
    'mario.@example.it',
    'ma..rio@example.it',
    'mario(casa)@example.it',
    'mario@exam\u0000ple.it',
    'mariо@example.it', // Cyrillic о
    `${'a'.repeat(65)}@example.it`,
    `mario@${'a'.repeat(64)}.it`,
  ])('is not %j', (text) => {
    expect(isEmail(text)).toBe(false);
  });

  test.each([
    [254, true],
    [255, false],
    [10_000_000, false],
  ])('of %i characters is one: %s', (length, expected) => {
    const beginning = `${'a'.repeat(64)}@${`${'d'.repeat(61)}.`.repeat(3)}`;
    const text = beginning + 'i'.repeat(length - beginning.length);
    expect(text).toHaveLength(length);
    expect(isEmail(text)).toBe(expected);
  });

  test('holds nothing that could part it in two or end a header', () => {
    const characters = fc.constantFrom(...'ab.@-,;:<>"()[]\\ \t\r\n\0é');
    fc.assert(
      fc.property(fc.string({ unit: characters, maxLength: 12 }), (text) => {
        if (isEmail(`${text}@example.it`)) expect(text).toMatch(/^[ab.-]+$/);
        if (isEmail(`a@${text}.it`)) expect(text).toMatch(/^[ab.-]+$/);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('two addresses are one', () => {
  test('where only the case of their letters differs', () => {
    expect(emailKey('Mario.Rossi@Example.IT')).toBe('mario.rossi@example.it');
  });

  test('and not where a letter only looks or folds alike', () => {
    expect(emailKey('\u212Aarl@example.it')).not.toBe('karl@example.it'); // the sign for kelvin
  });
});

describe('an address with a domain in letters of its language', () => {
  test.each([
    ['x@müller.example', 'x@xn--mller-kva.example'],
    ['x@MU\u0308LLER.example', 'x@xn--mller-kva.example'],
    ['ada@città.example.it', 'ada@xn--citt-3na.example.it'],
    ['ada@пример.example', 'ada@xn--e1afmkfd.example'],
  ])('%s is that of %s', (typed, sent) => {
    expect(asciiEmail(typed)).toBe(sent);
    expect(isEmail(sent)).toBe(true);
    expect(asciiEmail(sent)).toBe(sent);
  });

  test.each([
    'mario@example.it',
    'Mario@Example.IT',
    '',
    '@',
    'x@',
    'mariо@example.it',
    'a@b@müller.example',
    'x@mü ller.example',
    'x@müller.example:25',
  ])('is what it is, where there is none: %j', (text) => {
    expect(asciiEmail(text)).toBe(text);
  });

  test('is none where its domain is a number', () => {
    expect(isEmail(asciiEmail('x@１２７.0.0.1'))).toBe(false);
  });
});
