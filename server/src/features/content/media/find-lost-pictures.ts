import { type Message, say } from '@approdo/shared/words/say';
import type { PictureFiles } from '../../../adapters/picture-files.ts';
import type { FieldTexts } from '../../../http/problems.ts';

const MISSING = say('pictureNotInLibrary');

/**
 * A fault for each field whose picture is missing. One that was there before the edit passes, so that a lost file does
 * not keep anybody from saving the rest.
 */
export async function findLostPictures(
  pictures: PictureFiles,
  addresses: Readonly<Record<string, string | undefined>>,
  existing: readonly string[] = [],
): Promise<FieldTexts> {
  const faults: Record<string, Message> = {};
  for (const [field, address] of Object.entries(addresses)) {
    if (address === undefined || existing.includes(address)) continue;
    if (!(await pictures.canShow(address))) faults[field] = MISSING;
  }
  return faults;
}
