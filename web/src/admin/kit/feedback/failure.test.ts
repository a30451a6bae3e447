import { ApiError } from '@approdo/shared/client';
import { expect, test } from 'vitest';
import { describeFailure, describeServerError, tellFailure } from './failure.ts';

const TEXT = 'Errore nel bloccare le date';
const refusal = new ApiError({ status: 409, body: { error: 'Date occupate' } }, 'Date occupate', {});
const wordless = new ApiError({ status: 500, body: undefined }, 'Unknown error occurred', {});

test("the server's words come first where they are asked for", () => {
  expect(describeServerError(refusal, TEXT)).toEqual({ text: 'Date occupate' });
});

test('without words of the server the screen has its own', () => {
  expect(describeServerError(wordless, TEXT)).toEqual({ text: TEXT });
  expect(describeFailure(wordless, TEXT)).toEqual({ text: TEXT });
});

test('a quoted text stands first, with the reason below it', () => {
  expect(describeFailure(refusal, TEXT)).toEqual({ text: TEXT, detail: 'Date occupate' });
});

test('no answer at all is told as that', () => {
  const fault = new TypeError('Failed to fetch');
  expect(describeServerError(fault, TEXT)).toMatchObject({
    text: TEXT,
    detail: expect.stringContaining('non risponde'),
  });
  expect(describeFailure(fault, TEXT)).toMatchObject({ text: TEXT, detail: expect.stringContaining('non risponde') });
});

test('a text alone stands in for the words that the server did not give; a function says more', () => {
  expect(tellFailure(TEXT, refusal)).toEqual({ text: 'Date occupate' });
  expect(tellFailure(TEXT, wordless)).toEqual({ text: TEXT });
  expect(tellFailure((_, name: string) => ({ text: `${TEXT} ${name}` }), wordless, 'di Ada')).toEqual({
    text: `${TEXT} di Ada`,
  });
});
