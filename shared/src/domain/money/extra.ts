/** For what an extra is paid once. */
export const EXTRA_PERS = ['STAY', 'NIGHT', 'PERSON', 'PERSON_NIGHT'] as const;

/** Something that one may take with a stay, in cents, as it was when it was chosen. */
export type ChosenExtra = {
  readonly name: string;
  readonly price: number;
  readonly per: (typeof EXTRA_PERS)[number];
  readonly quantity: number;
};

type Taking = { readonly nights: number; readonly persons: number };

/** How often it is paid for each of its quantity: the nights, the persons, or 1 where they do not count. */
export function timesOf({ per }: Pick<ChosenExtra, 'per'>, { nights, persons }: Taking): Taking {
  return {
    nights: per === 'NIGHT' || per === 'PERSON_NIGHT' ? nights : 1,
    persons: per === 'PERSON' || per === 'PERSON_NIGHT' ? persons : 1,
  };
}

/** What it costs over a stay, in cents. */
export function costOfExtra(extra: ChosenExtra, taking: Taking): number {
  const { nights, persons } = timesOf(extra, taking);
  return extra.price * extra.quantity * nights * persons;
}
