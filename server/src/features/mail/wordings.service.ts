import type { MailWording } from '@approdo/shared/contract/mail';
import { findWordingFaults, type Wording } from '@approdo/shared/domain/wording';
import type { Database } from '../../db/open-database.ts';
import { type Reader, transact } from '../../db/transaction.ts';
import { type Precondition, withVersion } from '../../http/precondition.ts';
import type { FieldTexts } from '../../http/problems.ts';
import { checkWording, getLetter } from './check-wording.ts';
import { type Letter, placeholdersOf, samplesOf } from './letter.ts';
import { deleteWording, findStoredWording, putWording } from './wordings.repository.ts';

type WordingsNeeds = {
  readonly database: Database;
  /** Every letter that the owner may word, in the order in which she sees them. */
  readonly letters: readonly Letter[];
  /** What links in mails begin with. */
  readonly origin: string;
};

export type Wordings = ReturnType<typeof createWordings>;

/** How the site's mails are worded. */
export function createWordings({ database, letters, origin }: WordingsNeeds) {
  async function view(reader: Reader, letter: Letter): Promise<MailWording> {
    const { subject, body } = await readWording(reader, letter);
    const samples = samplesOf(letter, origin);
    return withVersion({
      kind: letter.kind,
      title: letter.title,
      subject,
      body,
      isChanged: subject !== letter.wording.subject || body !== letter.wording.body,
      original: { subject: letter.wording.subject, body: letter.wording.body },
      placeholders: placeholdersOf(letter).map(({ name, kind, meaning }) => ({
        name,
        kind,
        meaning,
        sample: samples[name] ?? '',
      })),
    });
  }

  return {
    async list(): Promise<MailWording[]> {
      return await Promise.all(letters.map((letter) => view(database, letter)));
    },

    /** What is wrong with the fields of a wording beyond their shape. */
    async findFaults(kind: string, { subject = '', body = '' }: Partial<Wording>): Promise<FieldTexts> {
      return { ...findWordingFaults({ subject, body }, placeholdersOf(getLetter(letters, kind))) };
    },

    async change(kind: string, wording: Wording, precondition: Precondition): Promise<MailWording> {
      const letter = getLetter(letters, kind);
      checkWording(letter, wording);
      return await transact(database, async (trx) => {
        precondition(await view(trx, letter));
        await putWording(trx, kind, wording);
        return await view(trx, letter);
      });
    },

    async restore(kind: string): Promise<void> {
      const letter = getLetter(letters, kind);
      await transact(database, (trx) => deleteWording(trx, letter.kind));
    },
  };
}

/**
 * As the owner words it, with the links that the letter has since; as it was at first where she does not, or did for
 * placeholders that are no longer.
 */
export async function readWording(reader: Reader, letter: Letter): Promise<Wording> {
  const stored = await findStoredWording(reader, letter.kind);
  const wording = stored && withLaterLinks(stored, letter);
  const isSound = wording && Object.keys(findWordingFaults(wording, placeholdersOf(letter))).length === 0;
  return isSound ? wording : letter.wording;
}

function withLaterLinks({ subject, body }: Wording, { laterLinks = {} }: Letter): Wording {
  const missing = Object.entries(laterLinks).filter(([name]) => !body.includes(`{${name}}`));
  return { subject, body: [body, ...missing.map(([, words]) => words)].join('\n\n') };
}
