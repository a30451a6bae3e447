import type { Reader } from '../../../db/transaction.ts';
import { type ItalianThing, textsOf, type WordSource } from '../../base/localization/index.ts';
import type { Letter } from './letter.ts';
import { findGuestLetter, GUEST_LETTERS } from './letters.ts';
import { readWording } from './wordings.service.ts';

/** The guests' letters as translatable texts; lists only the owner's own wordings, as the program's are translated. */
export const letterWords: WordSource = {
  async list(reader) {
    const read = await Promise.all(GUEST_LETTERS.map((letter) => readLetter(reader, letter)));
    return read.filter(({ isOwn }) => isOwn).map(({ thing }) => thing);
  },

  async find(reader, id) {
    const letter = findGuestLetter(id);
    return letter && (await readLetter(reader, letter)).thing;
  },
};

async function readLetter(
  reader: Reader,
  letter: Letter,
): Promise<{ readonly isOwn: boolean; readonly thing: ItalianThing }> {
  const { subject, body } = await readWording(reader, letter);
  const { kind: id, title } = letter;
  const wording = letter.texts.it;
  return {
    isOwn: subject !== wording.subject || body !== wording.body,
    thing: { kind: 'mail_wordings', id, title, isPublic: true, texts: textsOf({ subject, body }) },
  };
}
