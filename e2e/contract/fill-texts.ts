import type { z } from 'zod';
import { isRefused } from './contract-rows.ts';
import { listTexts, type Path, writeAt } from './text-places.ts';

/** Fields that must name something existing: longer text is refused whatever its length. */
const REFERENCE_FIELDS = [
  ...['id', 'key', 'token', 'version', 'noticeVersion', 'coverImage', 'icon', 'heroImage', 'images', 'entryIds'],
  ...['parentId', 'headId', 'guestIds', 'upTo', 'bookingId', 'ticket', 'challenge', 'verifier', 'lastGroup'],
  ...['password', 'currentPassword', 'newPassword', 'passphrase', 'device', 'avatar', 'docType', 'forEmail'],
  ...['birthState', 'birthPlace', 'citizenship', 'residenceState', 'docPlace', 'mapUrl'],
];

/** How a text is lengthened, most bytes per letter first; at the front if its end matters, as in an e-mail address. */
const LONGER: readonly ((text: string, letters: number) => string)[] = [
  (text, letters) => text + '漢'.repeat(letters),
  (text, letters) => text + 'a'.repeat(letters),
  (text, letters) => text + 'A'.repeat(letters),
  (text, letters) => 'a'.repeat(letters) + text,
];

type Bounds = { readonly shape: z.ZodType; readonly bodyLimit: number };

/** The body with each text as long as its shape allows, and whether any became longer. */
export function fillTexts(body: unknown, bounds: Bounds): { readonly body: unknown; readonly isLonger: boolean } {
  let filled = body;
  for (const path of listTexts(body).filter(isOwnText)) {
    const longest = longestAt(body, path, bounds);
    if (longest !== undefined) filled = writeAt(filled, path, longest);
  }
  return { body: filled, isLonger: filled !== body };
}

function isOwnText(path: Path): boolean {
  return !path.some((name) => typeof name === 'string' && REFERENCE_FIELDS.includes(name));
}

/** Undefined if nothing longer is accepted: the text has a fixed form, or is an enum value. */
function longestAt(body: unknown, path: Path, { shape, bodyLimit }: Bounds): string | undefined {
  const text = path.reduce<unknown>((thing, name) => Object(thing)[name], body);
  const room = bodyLimit - Buffer.byteLength(JSON.stringify(body));
  for (const longer of LONGER) {
    const textOf = (letters: number) => longer(String(text), letters);
    const fits = (letters: number) => {
      const written = textOf(letters);
      return Buffer.byteLength(written) <= room && !isRefused(shape, writeAt(body, path, written));
    };
    const letters = maxLetters(fits);
    if (letters > 0) return textOf(letters);
  }
  return undefined;
}

/** The largest number that fits, if every smaller one fits as well. */
function maxLetters(fits: (letters: number) => boolean): number {
  if (!fits(1)) return 0;
  let fitting = 1;
  while (fits(2 * fitting)) fitting *= 2;
  for (let step = fitting; step >= 1; step = Math.floor(step / 2)) if (fits(fitting + step)) fitting += step;
  return fitting;
}
