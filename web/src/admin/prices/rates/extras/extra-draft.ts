import type { PriceRulesAnswer } from '@approdo/shared/contract/prices/price-rules';
import { readTypedEuros, writeEuros } from '@approdo/shared/domain/base/money/typed-euros';
import { isPerPerson } from '@approdo/shared/domain/prices/extra';
import { readNumber } from '../../../kit/form/read-number.ts';

type Kept = PriceRulesAnswer['extras'][number];

/** An extra as it is typed; one that is not kept yet has no id, and is told apart by a key. */
export type ExtraDraft = Pick<Kept, 'per' | 'isOn'> & {
  readonly id?: string | undefined;
  readonly key?: string | undefined;
} & Readonly<Record<'name' | 'price' | 'max' | 'untilDays', string>>;

/** What the tab of extras holds. */
export type ExtrasDraft = {
  readonly extras: readonly ExtraDraft[];
  readonly linenPer: PriceRulesAnswer['linenPer'];
  readonly linenUntilDays: string;
};

export function newExtra(key: string): ExtraDraft {
  return { key, name: '', price: '', per: 'STAY', max: '1', untilDays: '0', isOn: true };
}

export function draftExtras({
  extras,
  linenPer,
  linenUntilDays,
}: Pick<PriceRulesAnswer, 'extras' | 'linenPer' | 'linenUntilDays'>): ExtrasDraft {
  return { extras: extras.map(draftExtra), linenPer, linenUntilDays: String(linenUntilDays) };
}

/** From what is typed to what the server takes. */
export function readExtras({ extras, linenPer, linenUntilDays }: ExtrasDraft) {
  return { extras: extras.map(readExtra), linenPer, linenUntilDays: readNumber(linenUntilDays) };
}

/** What is typed, with the ids that new extras were given: they are answered in the order in which they were sent. */
export function adoptIds(
  typed: ExtrasDraft,
  { extras, sent }: { readonly extras: readonly Pick<Kept, 'id'>[]; readonly sent: ExtrasDraft },
): ExtrasDraft {
  const ids = new Map(sent.extras.map(({ key }, place) => [key, extras[place]?.id]));
  return {
    ...typed,
    extras: typed.extras.map((extra) => (extra.id === undefined ? { ...extra, id: ids.get(extra.key) } : extra)),
  };
}

function readExtra({ id, name, price, per, max, untilDays, isOn }: ExtraDraft) {
  return {
    ...(id !== undefined && { id }),
    name,
    price: readTypedEuros(price) ?? Number.NaN,
    per,
    max: isPerPerson(per) ? 1 : readNumber(max),
    untilDays: readNumber(untilDays),
    isOn,
  };
}

function draftExtra({ id, name, price, per, max, untilDays, isOn }: Kept): ExtraDraft {
  return { id, name, price: writeEuros(price), per, max: String(max), untilDays: String(untilDays), isOn };
}
