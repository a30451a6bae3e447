import { expect, test } from 'vitest';
import { sayBroken } from './stay-rules.ts';

test('several rules that a booking breaks are one sentence', () => {
  expect(sayBroken(['Si arriva solo di sabato', 'Per questo arrivo servono almeno 7 notti'])).toBe(
    'Non rispetta le regole: Si arriva solo di sabato, per questo arrivo servono almeno 7 notti',
  );
});
