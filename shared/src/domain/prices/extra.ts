import type { Language, OtherLanguage } from '../base/language/language.ts';

/** What an extra is charged per. */
export const EXTRA_PERS = ['STAY', 'NIGHT', 'PERSON', 'PERSON_NIGHT'] as const;
type ExtraPer = (typeof EXTRA_PERS)[number];

/** Its checked translated names; the Italian name is used for other languages. */
type OtherNames = { readonly [Language in OtherLanguage]?: string | undefined };

type Named = { readonly name: string; readonly names?: OtherNames | undefined };

/** An extra on offer, priced in cents. */
export type Extra = Named & {
  readonly id: string;
  readonly price: number;
  readonly per: ExtraPer;
  /** How many there are: the property has one stay at a time. */
  readonly max: number;
  /** Guests may choose it until this many days before arrival. */
  readonly untilDays: number;
  /** Whether guests may choose it. */
  readonly isOn: boolean;
};

/** A requested quantity of an extra. */
export type ExtraWish = { readonly id: string; readonly quantity: number };

/** An extra on a stay, in cents, as it was when chosen. */
export type ChosenExtra = Named & {
  readonly id: string;
  readonly price: number;
  readonly per: ExtraPer;
  readonly quantity: number;
};

type Taking = { readonly nights: number; readonly persons: number };

/** Whether it is charged per person, so its quantity is one or none. */
export function isPerPerson(per: ExtraPer): boolean {
  return per === 'PERSON' || per === 'PERSON_NIGHT';
}

/** Its name in a language. */
export function nameOfExtra({ name, names }: Named, language: Language): string {
  return (language === 'it' ? undefined : names?.[language]) ?? name;
}

/** The factors of its price besides quantity: nights and persons, or 1 if they do not count. */
export function timesOf({ per }: Pick<ChosenExtra, 'per'>, { nights, persons }: Taking): Taking {
  return {
    nights: per === 'NIGHT' || per === 'PERSON_NIGHT' ? nights : 1,
    persons: isPerPerson(per) ? persons : 1,
  };
}

/** Its price over a stay, in cents. */
export function costOfExtra(extra: ChosenExtra, taking: Taking): number {
  const { nights, persons } = timesOf(extra, taking);
  return extra.price * extra.quantity * nights * persons;
}

/** Encodes wishes for a URL: `id:2,id:1`. */
export function writeWishes(wishes: readonly ExtraWish[]): string {
  return wishes.map(({ id, quantity }) => `${id}:${quantity}`).join(',');
}

/** Decodes them; the result of any other text is unspecified. */
export function readWishes(text: string): ExtraWish[] {
  return text.split(',').flatMap((part) => {
    const [id = '', quantity] = part.split(':');
    return id === '' ? [] : [{ id, quantity: Number(quantity) }];
  });
}
