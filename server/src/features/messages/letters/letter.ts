import type { Language, OtherLanguage } from '@approdo/shared/domain/base/language/language';
import { addressIn } from '@approdo/shared/domain/base/language/language-address';
import type { Placeholder, Wording } from '@approdo/shared/domain/base/text/wording';
import type { Sample } from '../../content/mail/index.ts';

export type PlaceholderDefinition = Pick<Placeholder, 'kind'> & {
  /** Its value is a path on the site, like a link's, but a wording may leave it out. */
  readonly isPath?: true;
  /** Its meaning, in Italian, for the owner who words the mail. */
  readonly meaning: string;
  readonly sample: Sample;
  /** Renders the value from the letter's facts; without it the fact of the same name is used. */
  render?(facts: object, language: Language): string;
};

/** A letter's entry in the table: its audience and placeholders. */
export type LetterDefinition = {
  /** What the owner calls it, in Italian. */
  readonly name: string;
  /** The name, and whom the letter goes to. */
  readonly title: string;
  /** When it is sent, in Italian; of a timed letter what follows its days. */
  readonly leaves: string;
  /** Letters to the owner are only in Italian, and have no limit. */
  readonly audience: 'guest' | 'owner';
  /** Its sender limits it: it neither counts towards nor is stopped by the limit of an address. */
  readonly isBounded?: true;
  /** It is about one stay, so that the owner may preview it for any. */
  readonly isOfStay?: true;
  /** The calendar entry of the stay as it now is is attached. */
  readonly hasCalendar?: true;
  readonly placeholders: Readonly<Record<string, PlaceholderDefinition>>;
  /** It is sent to the owner only while the register of guests is on. */
  readonly isOfRegister?: true;
  /** Placeholders, such as a message to the reader, that are appended to a wording without them. */
  readonly requiredPlaceholders?: readonly string[];
  /** Text with a link added later, appended to stored wordings that do not have that link yet. */
  readonly addedLinks?: Readonly<Record<string, string>>;
};

/** One kind of mail: its placeholders, and its default wording. */
export type Letter = LetterDefinition & {
  /** What the mail is about: `BOOKING_CONFIRMED`. */
  readonly kind: string;
  /** Only in Italian for letters to the owner. */
  readonly texts: { readonly it: Wording } & Readonly<Partial<Record<OtherLanguage, Wording>>>;
};

type Values = Readonly<Record<string, string>>;

/** What the owner reads of a letter to a guest, or to whoever else is named. */
export function toGuest(name: string, leaves: string, reader = 'all’ospite') {
  return { audience: 'guest', name, leaves, title: `${name}, ${reader}` } as const;
}

/** What the owner reads of a letter to herself. */
export function toOwner(name: string, leaves: string, reader = 'a te') {
  return { audience: 'owner', name, leaves, title: `${name}, ${reader}` } as const;
}

/** The program's own wording of a letter. */
export function defaultWordingOf({ texts }: Letter, language: Language): Wording {
  return texts[language] ?? texts.it;
}

/** The values of a letter's placeholders. Throws if one is missing. */
export function valuesOf(letter: Letter, facts: object, language: Language): Values {
  const givenFacts: Readonly<Record<string, unknown>> = { ...facts };
  const values: Record<string, string> = {};
  for (const { name, ...placeholder } of placeholdersOf(letter)) {
    const value = placeholder.render ? placeholder.render(facts, language) : givenFacts[name];
    if (typeof value !== 'string') throw new Error(`the letter ${letter.kind} does not know its ${name}`);
    values[name] = value;
  }
  return values;
}

/** A letter's values with whole links, to the site at `origin` in that language. */
export function withLinks(letter: Letter, values: Values, origin: string, language: Language): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const placeholder = letter.placeholders[name];
      const isPath = placeholder?.kind === 'link' || (placeholder?.isPath === true && value !== '');
      return [name, isPath ? `${origin}${addressIn(language, value)}` : value];
    }),
  );
}

/** Sample values of a letter's placeholders, with links under `origin`. */
export function samplesOf(letter: Letter, origin: string, language: Language): Values {
  const samples = placeholdersOf(letter).map(({ name, sample }) => [
    name,
    typeof sample === 'string' ? sample : sample(language),
  ]);
  return withLinks(letter, Object.fromEntries(samples), origin, language);
}

export function placeholdersOf(letter: Letter): (PlaceholderDefinition & { readonly name: string })[] {
  return Object.entries(letter.placeholders).map(([name, placeholder]) => ({ name, ...placeholder }));
}
