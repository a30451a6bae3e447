import { expectTypeOf, it } from 'vitest';
import type { FilledLetter, LetterFacts } from '../../content/mail/index.ts';

type Letter<Kind extends string, Facts> = { readonly kind: Kind; readonly facts: Facts };

it('a letter of the table with all that it tells from is one', () => {
  expectTypeOf<Letter<'RESET_PASSWORD', { collegamento: string }>>().toExtend<FilledLetter>();
  expectTypeOf<Letter<'BALANCE_DUE', LetterFacts['BALANCE_DUE']>>().toExtend<FilledLetter>();
});

it('one of another kind, without a fact, or with those of another letter does not compile', () => {
  expectTypeOf<Letter<'POSTCARD', { collegamento: string }>>().not.toExtend<FilledLetter>();
  expectTypeOf<Letter<'RESET_PASSWORD', object>>().not.toExtend<FilledLetter>();
  expectTypeOf<Letter<'BALANCE_DUE', Omit<LetterFacts['BALANCE_DUE'], 'terms'>>>().not.toExtend<FilledLetter>();
  expectTypeOf<
    Letter<'BOOKING_CANCELLED', Omit<LetterFacts['BOOKING_CANCELLED'], 'stay'>>
  >().not.toExtend<FilledLetter>();
  expectTypeOf<Letter<'BOOKING_CANCELLED', LetterFacts['BOOKING_EXPIRED']>>().not.toExtend<FilledLetter>();
  expectTypeOf<Letter<'CONFIRM_EMAIL', LetterFacts['RESET_PASSWORD']>>().not.toExtend<FilledLetter>();
});
