import { ITALIAN, type Language, type OtherLanguage } from '@approdo/shared/domain/language/language';
import { addressIn } from '@approdo/shared/domain/language/language-address';
import type { Placeholder, Wording } from '@approdo/shared/domain/text/wording';

type Told = Pick<Placeholder, 'kind'> & {
  /** Its value is a path on the site, as a link's is; but a wording may do without. */
  readonly isPath?: true;
  /** For the owner who words the mail, in Italian. */
  readonly meaning: string;
  /** For a preview, the same in all languages or in each; of a link the path. */
  readonly sample: string | ((language: Language) => string);
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
  /** The same in the other languages; left out where it only goes to the owner, who reads Italian. */
  readonly others?: LettersInOtherLanguages;
  /** The placeholder of what somebody writes for whoever gets this letter: a wording without it has it at its end. */
  readonly neverLost?: NoInfer<Name>;
  /** For wordings kept from before a link was in the letter: the words, with the link, that stand below them. */
  readonly laterLinks?: Readonly<Record<string, string>>;
};

export type LettersInOtherLanguages = Readonly<Record<OtherLanguage, Wording>>;

/** A letter with what it tells this time, and the language of who reads it. */
export type FilledLetter = {
  readonly letter: Letter;
  readonly language: Language;
  /** Of a link, and what else is a path, the path as it is in Italian. */
  readonly values: Values;
};

type Values = Readonly<Record<string, string>>;

/** The letter itself, with the names of its placeholders kept as a type. */
export function letter<const Name extends string>(written: Letter<Name>): Letter<Name> {
  return written;
}

/** A value for each placeholder that the letter has. */
export function fillLetter<Name extends string>(
  letter: Letter<Name>,
  values: Readonly<Record<Name, string>>,
  language: Language = ITALIAN,
): FilledLetter {
  return { letter, language, values };
}

/** How the program words a letter by itself. */
export function ownWordingOf({ wording, others }: Letter, language: Language): Wording {
  return language === 'it' ? wording : (others?.[language] ?? wording);
}

/** What is filled into a letter: its links lead to the site at `origin`, in that language. */
export function withLinks(letter: Letter, values: Values, origin: string, language: Language): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const told = letter.placeholders[name];
      const isPath = told?.kind === 'link' || (told?.isPath === true && value !== '');
      return [name, isPath ? `${origin}${addressIn(language, value)}` : value];
    }),
  );
}

/** Values to show a letter with; `origin` is what its links begin with. */
export function samplesOf(letter: Letter, origin: string, language: Language): Values {
  const samples = placeholdersOf(letter).map(({ name, sample }) => [
    name,
    typeof sample === 'string' ? sample : sample(language),
  ]);
  return withLinks(letter, Object.fromEntries(samples), origin, language);
}

export function placeholdersOf(letter: Letter): (Told & { readonly name: string })[] {
  return Object.entries(letter.placeholders).map(([name, told]) => ({ name, ...told }));
}
