import type { Placeholder, Wording } from '@approdo/shared/domain/wording';

type Told = Pick<Placeholder, 'kind'> & {
  /** For the owner who words the mail, in Italian. */
  readonly meaning: string;
  /** For a preview; of a link the path. */
  readonly sample: string;
};

/** One kind of mail: what it can tell, and how it is worded unless the owner words it otherwise. */
export type Letter<Name extends string = string> = {
  /** What the mail is about: `BOOKING_CONFIRMED`. */
  readonly kind: string;
  /** The same for the owner, in Italian. */
  readonly title: string;
  /** Whether it only ever goes to the owner, whom any number of letters may reach. */
  readonly isForOwner?: true;
  readonly placeholders: Readonly<Record<Name, Told>>;
  readonly wording: Wording;
  /** For wordings kept from before a link was in the letter: the words, with the link, that stand below them. */
  readonly laterLinks?: Readonly<Record<string, string>>;
};

/** A letter with what it tells this time. */
export type FilledLetter = { readonly letter: Letter; readonly values: Readonly<Record<string, string>> };

/** The letter itself, with the names of its placeholders kept as a type. */
export function letter<const Name extends string>(written: Letter<Name>): Letter<Name> {
  return written;
}

/** A value for each placeholder that the letter has. */
export function fillLetter<Name extends string>(
  letter: Letter<Name>,
  values: Readonly<Record<Name, string>>,
): FilledLetter {
  return { letter, values };
}

/** Values to show a letter with; `origin` is what its links begin with. */
export function samplesOf(letter: Letter, origin: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    placeholdersOf(letter).map(({ name, kind, sample }) => [name, kind === 'link' ? `${origin}${sample}` : sample]),
  );
}

export function placeholdersOf(letter: Letter): (Told & { readonly name: string })[] {
  return Object.entries(letter.placeholders).map(([name, told]) => ({ name, ...told }));
}
