import { z } from 'zod';
import { describeRecord, type RowOf } from '../../../db/record.ts';

const storedCode = z.object({
  id: z.string(),
  /** As the owner wrote it, in capitals. */
  code: z.string(),
  /** The key that codes are compared by. */
  codeKey: z.string(),
  percent: z.number().int().nullable(),
  amount: z.number().int().nullable(),
  bookFrom: z.string().nullable(),
  bookTo: z.string().nullable(),
  stayFrom: z.string().nullable(),
  stayTo: z.string().nullable(),
  minNights: z.number().int(),
  uses: z.number().int().nullable(),
  /** Whether it is made out to an account: once that is deleted, `userId` is null and nobody can use the code. */
  isForAccount: z.boolean(),
  userId: z.string().nullable(),
  note: z.string().nullable(),
  isOn: z.boolean(),
  createdAt: z.string(),
});

export type StoredCode = Readonly<z.output<typeof storedCode>>;

export const codeRecord = describeRecord('discount_codes', storedCode);

type CodesTables = {
  discount_codes: RowOf<z.output<typeof storedCode>>;
  code_uses: { booking_id: string; code_id: string };
};

declare module '../../../db/schema.ts' {
  interface Schema extends CodesTables {}
}

/** Whether it is on and not made out to a deleted account. */
export function isCodeOn({ isOn, isForAccount, userId }: StoredCode): boolean {
  return isOn && !(isForAccount && userId === null);
}
