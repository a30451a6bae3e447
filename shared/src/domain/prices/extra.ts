import type { Language, OtherLanguage } from '../base/language/language.ts';

/** For what an extra is paid once. */
export const EXTRA_PERS = ['STAY', 'NIGHT', 'PERSON', 'PERSON_NIGHT'] as const;
type ExtraPer = (typeof EXTRA_PERS)[number];

/** What it is called in the languages in which that was checked; the Italian name stands for the others. */
type OtherNames = { readonly [Language in OtherLanguage]?: string | undefined };

type Named = { readonly name: string; readonly names?: OtherNames | undefined };

/** Something that the owner offers with a stay, in cents. */
export type Extra = Named & {
  readonly id: string;
  readonly price: number;
  readonly per: ExtraPer;
  /** How many there are: a house has one stay at a time. */
  readonly max: number;
  /** Until how many days before the arrival guests may choose it. */
  readonly untilDays: number;
  /** Whether guests may choose it. */
  readonly isOn: boolean;
};

/** How many of an extra somebody asks for. */
export type ExtraWish = { readonly id: string; readonly quantity: number };

/** Something that one takes with a stay, in cents, as it was when it was chosen. */
export type ChosenExtra = Named & {
  readonly id: string;
  readonly price: number;
  readonly per: ExtraPer;
  readonly quantity: number;
};

type Taking = { readonly nights: number; readonly persons: number };

/** Whether it is paid by person, so that there is one of it or none. */
export function isPerPerson(per: ExtraPer): boolean {
  return per === 'PERSON' || per === 'PERSON_NIGHT';
}

/** What it is called in a language. */
export function nameOfExtra({ name, names }: Named, language: Language): string {
  return (language === 'it' ? undefined : names?.[language]) ?? name;
}

/** How often it is paid for each of its quantity: the nights, the persons, or 1 where they do not count. */
export function timesOf({ per }: Pick<ChosenExtra, 'per'>, { nights, persons }: Taking): Taking {
  return {
    nights: per === 'NIGHT' || per === 'PERSON_NIGHT' ? nights : 1,
    persons: isPerPerson(per) ? persons : 1,
  };
}

/** What it costs over a stay, in cents. */
export function costOfExtra(extra: ChosenExtra, taking: Taking): number {
  const { nights, persons } = timesOf(extra, taking);
  return extra.price * extra.quantity * nights * persons;
}

/** As an address names them: `id:2,id:1`. */
export function writeWishes(wishes: readonly ExtraWish[]): string {
  return wishes.map(({ id, quantity }) => `${id}:${quantity}`).join(',');
}

/** The same read; of another text, nothing that could be relied on. */
export function readWishes(text: string): ExtraWish[] {
  return text.split(',').flatMap((part) => {
    const [id = '', quantity] = part.split(':');
    return id === '' ? [] : [{ id, quantity: Number(quantity) }];
  });
}
