import { z } from 'zod';
import { eurosOrNull, field, number, numberOrNull, textOrNull } from '../../../kit/form/fields.ts';

/** A code as it is typed, and as the server takes it: what is empty is open, and a code that is left empty is made, or stays as it was. */
export const codeForm = z.object({
  code: field<string | undefined>(
    (typed) => (typed.trim() === '' ? undefined : typed),
    (code) => code ?? '',
  ),
  percent: numberOrNull,
  amount: eurosOrNull,
  bookFrom: textOrNull,
  bookTo: textOrNull,
  stayFrom: textOrNull,
  stayTo: textOrNull,
  minNights: number,
  uses: numberOrNull,
  forEmail: textOrNull,
  note: textOrNull,
});

export const NEW_CODE = codeForm.encode({
  ...{ code: undefined, percent: null, amount: null, bookFrom: null, bookTo: null, stayFrom: null, stayTo: null },
  ...{ minNights: 1, uses: null, forEmail: null, note: null },
});
