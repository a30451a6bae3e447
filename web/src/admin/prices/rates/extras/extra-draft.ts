import type { PriceRulesAnswer } from '@approdo/shared/contract/prices/price-rules';
import { isPerPerson } from '@approdo/shared/domain/prices/extra';
import { z } from 'zod';
import { number, plainField, requiredEuros } from '../../../kit/form/fields.ts';

type StoredExtra = PriceRulesAnswer['extras'][number];

/** An extra; an unsaved one has no id and is identified by a key. */
const extraForm = z.object({
  id: z.string().optional(),
  key: z.string().optional(),
  name: z.string(),
  price: requiredEuros,
  per: plainField<StoredExtra['per']>(),
  max: number,
  untilDays: number,
  isOn: z.boolean(),
});
export type ExtraDraft = z.input<typeof extraForm>;

/** The draft of the extras tab. */
export const extrasForm = z.object({
  extras: z.array(extraForm).readonly(),
  linenPer: plainField<PriceRulesAnswer['linenPer']>(),
  linenUntilDays: number,
});
export type ExtrasDraft = z.input<typeof extrasForm>;

export function newExtra(key: string): ExtraDraft {
  return { key, name: '', price: '', per: 'STAY', max: '1', untilDays: '0', isOn: true };
}

/** Decodes the draft to what the server accepts. */
export function readExtras(draft: ExtrasDraft) {
  const { extras, ...linen } = extrasForm.decode(draft);
  return { ...linen, extras: extras.map((extra) => (isPerPerson(extra.per) ? { ...extra, max: 1 } : extra)) };
}

/** The draft with the ids of new extras, which are answered in the order sent. */
export function assignIds(
  typed: ExtrasDraft,
  { extras, sent }: { readonly extras: readonly Pick<StoredExtra, 'id'>[]; readonly sent: ExtrasDraft },
): ExtrasDraft {
  const ids = new Map(sent.extras.map(({ key }, place) => [key, extras[place]?.id]));
  return {
    ...typed,
    extras: typed.extras.map((extra) => (extra.id === undefined ? { ...extra, id: ids.get(extra.key) } : extra)),
  };
}
