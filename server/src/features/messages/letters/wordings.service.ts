import type { ListedWording, MailWording } from '@approdo/shared/contract/content/mail';
import {
  ITALIAN,
  LANGUAGES,
  type Language,
  OTHER_LANGUAGES,
  type OtherLanguage,
} from '@approdo/shared/domain/base/language/language';
import { findWordingFaults, type Wording } from '@approdo/shared/domain/base/text/wording';
import type { Clock } from '../../../adapters/clock.ts';
import type { Database } from '../../../db/database.ts';
import { type Reader, type Trx, transact } from '../../../db/transaction.ts';
import { applyEdit, type Edit } from '../../../http/calls/apply-edit.ts';
import { type Precondition, withVersion } from '../../../http/calls/precondition.ts';
import type { FieldTexts } from '../../../http/problems.ts';
import { type Actor, changedSettings, writeAudit } from '../../base/audit/index.ts';
import { type CheckedTranslation, deleteTexts, readWords, saveCheckedTexts } from '../../base/localization/index.ts';
import { getRegisterTerms } from '../../law/register/index.ts';
import { checkWording, getLetter, getLetterIn, isAvailableIn } from './check-wording.ts';
import { defaultWordingOf, type Letter, placeholdersOf, samplesOf } from './letter.ts';
import { readLetterTimes, sayWhen } from './letter-times.ts';
import { LETTERS, topicOf } from './letters.ts';
import { deleteWording, findStoredWording, putWording } from './wordings.repository.ts';

/** Who changes a wording, and the version it must have. */
type WriteContext = { readonly caller: Actor; readonly precondition: Precondition };

type WordingsNeeds = {
  readonly database: Database;
  readonly clock: Clock;
  /** Scheme and host that links in mails begin with. */
  readonly origin: string;
};

/** A letter in a language, as a call names it. */
type WordingKey = { readonly kind: string; readonly language: Language };

export type Wordings = ReturnType<typeof createWordings>;

/** The wordings of the site's mails, as the owner reads and changes them. */
export function createWordings({ database, clock, origin }: WordingsNeeds) {
  async function note(trx: Trx, by: Actor, { title }: Letter): Promise<void> {
    await writeAudit(trx, { at: clock.now(), by, ...changedSettings('mail-wordings', title) });
  }

  async function view(reader: Reader, letter: Letter, language: Language): Promise<MailWording> {
    const { subject, body } = await readWording(reader, letter, language);
    const original = defaultWordingOf(letter, language);
    const samples = samplesOf(letter, origin, language);
    return withVersion({
      kind: letter.kind,
      title: letter.title,
      subject,
      body,
      isChanged: isDifferent({ subject, body }, original),
      ...((await isOwnInItalianAlone(reader, letter, language)) && { isOwnInItalianAlone: true as const }),
      original: { subject: original.subject, body: original.body },
      placeholders: placeholdersOf(letter).map(({ name, kind, meaning }) => ({
        name,
        kind,
        meaning,
        sample: samples[name] ?? '',
      })),
    });
  }

  return {
    async list(language: Language): Promise<ListedWording[]> {
      const { isOn } = await getRegisterTerms(database);
      const times = await readLetterTimes(database);
      const listOwnLanguages = await readOwnLanguages(database);
      const written = LETTERS.filter(
        (letter) => isAvailableIn(letter, language) && (isOn || letter.isOfRegister === undefined),
      );
      return await Promise.all(
        written.map(async (letter) => ({
          ...(await view(database, letter, language)),
          name: letter.name,
          topic: topicOf(letter),
          leaves: sayWhen(letter, times),
          languages: LANGUAGES.filter((each) => isAvailableIn(letter, each)),
          ownLanguages: await listOwnLanguages(letter),
        })),
      );
    },

    /** The faults of a wording's fields beyond their shape. */
    async findFaults(kind: string, { subject = '', body = '' }: Edit<Wording>): Promise<FieldTexts> {
      return { ...findWordingFaults({ subject, body }, placeholdersOf(getLetter(kind))) };
    },

    async change(
      { kind, language }: WordingKey,
      edit: Edit<Wording>,
      { caller, precondition }: WriteContext,
    ): Promise<MailWording> {
      const letter = getLetterIn(kind, language);
      return await transact(database, async (trx) => {
        const before = await view(trx, letter, language);
        precondition(before);
        const wording = applyEdit({ subject: before.subject, body: before.body }, edit);
        checkWording(letter, wording);
        if (language === 'it') await putWording(trx, kind, wording);
        else
          await saveCheckedTexts(trx, keyOf(letter, language), translationsOf(wording, await readWording(trx, letter)));
        await note(trx, caller, letter);
        return await view(trx, letter, language);
      });
    },

    async restore({ kind, language }: WordingKey, by: Actor): Promise<void> {
      const letter = getLetterIn(kind, language);
      await transact(database, async (trx) => {
        if (language === 'it') await deleteWording(trx, letter.kind);
        else await deleteTexts(trx, keyOf(letter, language), WORDING_FIELDS);
        await note(trx, by, letter);
      });
    },
  };
}

/**
 * A letter's wording in a language: the owner's, with links added since and its required placeholders; the program's if
 * she has none, or hers uses placeholders that no longer exist.
 */
export async function readWording(reader: Reader, letter: Letter, language: Language = ITALIAN): Promise<Wording> {
  const own =
    language === 'it' ? await findCustomWording(reader, letter) : await findCustomWordingIn(reader, letter, language);
  const isSound = own && Object.keys(findWordingFaults(own, placeholdersOf(letter))).length === 0;
  return isSound ? withRequiredPlaceholders(own, letter) : defaultWordingOf(letter, language);
}

async function findCustomWording(reader: Reader, letter: Letter): Promise<Wording | undefined> {
  const stored = await findStoredWording(reader, letter.kind);
  return stored && withAddedLinks(stored, letter);
}

/** Her translated fields, and the program's for the rest. */
async function findCustomWordingIn(reader: Reader, letter: Letter, language: OtherLanguage): Promise<Wording> {
  const { subject, body } = defaultWordingOf(letter, language);
  const own = await readTranslation(reader, letter, language);
  return { subject: own.subject ?? subject, body: own.body ?? body };
}

async function readTranslation(reader: Reader, { kind }: Letter, language: OtherLanguage) {
  const words = await readWords(reader, { language, requested: language }, { mail_wordings: [kind] });
  return { subject: words.find('mail_wordings', kind, 'subject'), body: words.find('mail_wordings', kind, 'body') };
}

/** Tells in which languages the owner words a letter herself; reads those of all letters at once but the Italian. */
async function readOwnLanguages(reader: Reader) {
  const translations = await Promise.all(
    OTHER_LANGUAGES.map((language) => readWords(reader, { language, requested: language }, { mail_wordings: 'all' })),
  );
  return async (letter: Letter): Promise<Language[]> => {
    const isOwnInItalian = isDifferent(await readWording(reader, letter), letter.texts.it);
    const others = translations.filter(({ find }) =>
      WORDING_FIELDS.some((field) => find('mail_wordings', letter.kind, field) !== undefined),
    );
    return [...(isOwnInItalian ? [ITALIAN] : []), ...others.map(({ language }) => language)];
  };
}

/** Whether the program's wording is sent in that language although the owner words it herself in Italian. */
async function isOwnInItalianAlone(reader: Reader, letter: Letter, language: Language): Promise<boolean> {
  if (language === 'it' || !isDifferent(await readWording(reader, letter), letter.texts.it)) return false;
  const { subject, body } = await readTranslation(reader, letter, language);
  return subject === undefined && body === undefined;
}

function isDifferent(wording: Wording, original: Wording): boolean {
  return wording.subject !== original.subject || wording.body !== original.body;
}

const WORDING_FIELDS = ['subject', 'body'] as const;

function translationsOf(wording: Wording, italian: Wording): CheckedTranslation[] {
  return WORDING_FIELDS.map((field) => ({ field, text: wording[field], italian: italian[field] }));
}

function keyOf({ kind }: Letter, language: OtherLanguage) {
  return { kind: 'mail_wordings', thing_id: kind, language } as const;
}

function withRequiredPlaceholders({ subject, body }: Wording, { requiredPlaceholders = [] }: Letter): Wording {
  const missing = requiredPlaceholders.map((name) => `{${name}}`).filter((place) => !body.includes(place));
  return { subject, body: [body, ...missing].join('\n\n') };
}

function withAddedLinks({ subject, body }: Wording, { addedLinks = {} }: Letter): Wording {
  const missing = Object.entries(addedLinks).filter(([name]) => !body.includes(`{${name}}`));
  return { subject, body: [body, ...missing.map(([, words]) => words)].join('\n\n') };
}
