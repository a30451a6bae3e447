import type { Language, OtherLanguage } from '@approdo/shared/domain/base/language/language';
import { addressIn } from '@approdo/shared/domain/base/language/language-address';
import type { Placeholder, Wording } from '@approdo/shared/domain/base/text/wording';
import type { Sample } from '../../content/mail/index.ts';

export type Told = Pick<Placeholder, 'kind'> & {
  /** Its value is a path on the site, as a link's is; but a wording may do without. */
  readonly isPath?: true;
  /** For the owner who words the mail, in Italian. */
  readonly meaning: string;
  readonly sample: Sample;
  /** What stands there, of the facts that the letter is handed; without it the text that is handed in by its name. */
  tell?(facts: object, language: Language): string;
};

/** What the table says of a letter: who reads it, and what it can tell. */
export type Row = {
  /** What it is about for the owner, in Italian. */
  readonly title: string;
  /** The owner is only ever written to in Italian, and any number of letters may reach her. */
  readonly audience: 'guest' | 'owner';
  /** Its sender limits how many there are: it does not count towards the limit of an address, and is not held back by it. */
  readonly isBounded?: true;
  /** It is about one stay: the owner may see what it would tell of any. */
  readonly isOfStay?: true;
  /** The stay as it now is goes with it, for her calendar. */
  readonly hasCalendar?: true;
  readonly placeholders: Readonly<Record<string, Told>>;
  /** Whether the owner is told of it only while the register of guests is on. */
  readonly isOfRegister?: true;
  /** Placeholders such as a message for the reader of this letter: a wording without one has it appended. */
  readonly neverLost?: readonly string[];
  /** For wordings kept from before a link was in the letter: the words, with the link, that stand below them. */
  readonly laterLinks?: Readonly<Record<string, string>>;
};

/** One kind of mail: what it can tell, and how it is worded unless the owner words it otherwise. */
export type Letter = Row & {
  /** What the mail is about: `BOOKING_CONFIRMED`. */
  readonly kind: string;
  /** In Italian alone where it only goes to the owner. */
  readonly texts: { readonly it: Wording } & Readonly<Partial<Record<OtherLanguage, Wording>>>;
};

type Values = Readonly<Record<string, string>>;

/** How the program words a letter by itself. */
export function ownWordingOf({ texts }: Letter, language: Language): Wording {
  return texts[language] ?? texts.it;
}

/** What a letter tells, by its placeholders. Throws where something is missing. */
export function valuesOf(letter: Letter, facts: object, language: Language): Values {
  const handedIn: Readonly<Record<string, unknown>> = { ...facts };
  const values: Record<string, string> = {};
  for (const { name, ...told } of placeholdersOf(letter)) {
    const value = told.tell ? told.tell(facts, language) : handedIn[name];
    if (typeof value !== 'string') throw new Error(`the letter ${letter.kind} does not know its ${name}`);
    values[name] = value;
  }
  return values;
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
