import type { PictureFiles } from '../../adapters/picture-files.ts';
import { invalidFields } from '../../http/problems.ts';

const MISSING = "L'immagine non esiste nella libreria dei media";

/**
 * Throws 400 that names each field whose picture is not there. One that was shown already passes, so that a file that got
 * lost keeps nobody from saving the rest.
 */
export async function requirePictures(
  pictures: PictureFiles,
  addresses: Readonly<Record<string, string | undefined>>,
  shownBefore: readonly string[] = [],
): Promise<void> {
  const faults: Record<string, string> = {};
  for (const [field, address] of Object.entries(addresses)) {
    if (address === undefined || shownBefore.includes(address)) continue;
    if (!(await pictures.canShow(address))) faults[field] = MISSING;
  }
  if (Object.keys(faults).length > 0) throw invalidFields(faults);
}
