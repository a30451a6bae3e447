import { expect, test } from 'vitest';
import { config } from 'zod';
import './without-eval.ts';

test('zod makes no code of its schemas', () => {
  expect(config()).toMatchObject({ jitless: true });
});
