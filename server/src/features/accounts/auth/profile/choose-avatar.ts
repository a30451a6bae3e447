import type { ReceivedFile } from '@approdo/shared/contract/base/endpoint';
import { AVATAR_INLINE_MAX_BYTES, parseAvatarAddress } from '@approdo/shared/domain/accounts/avatar';
import { type MessageOrText, say } from '@approdo/shared/words/say';
import type { AvatarFiles } from '../../../../adapters/avatar-files.ts';
import type { AvatarFault } from '../../../../adapters/picture-maker.ts';
import { type FieldTexts, HttpProblem, invalidFields } from '../../../../http/problems.ts';

const NO_AVATAR = say('avatarUnknown');
const NO_PICTURE = say('avatarNoPicture');
const TOO_HEAVY_INLINE = say('avatarTooHeavyInline');

/** Prepares and saves avatar pictures. */
export type AvatarStorage = Pick<AvatarFiles, 'prepare' | 'save'>;

const DATA_URL = /^data:image\/(?:jpeg|png|webp|gif);base64,(?=[A-Za-z0-9+/])/;

/** The fault of a requested avatar that is visible without decoding it. */
export function findAvatarFaults(present: string | null, requested: string | null | undefined): FieldTexts {
  const isKnown =
    requested === undefined ||
    requested === null ||
    requested === present ||
    parseAvatarAddress(requested) !== undefined;
  return isKnown || DATA_URL.test(requested) ? {} : { avatar: NO_AVATAR };
}

/**
 * The address of the requested avatar; undefined if it does not change. It may be none, one that the site draws, or a
 * picture sent as a `data:` URL, which has been made safe. Throws 400, or 413 over 1 MB.
 */
export async function chooseAvatar(
  files: AvatarStorage,
  present: string | null,
  requested: string | null | undefined,
): Promise<string | null | undefined> {
  if (requested === undefined || requested === present) return undefined;
  if (requested === null || parseAvatarAddress(requested)) return requested;
  const prefix = DATA_URL.exec(requested)?.[0];
  if (prefix === undefined) throw invalidFields({ avatar: NO_AVATAR });
  const picture = Buffer.from(requested.slice(prefix.length), 'base64');
  if (picture.length > AVATAR_INLINE_MAX_BYTES) {
    throw new HttpProblem(413, TOO_HEAVY_INLINE, { fields: { avatar: TOO_HEAVY_INLINE } });
  }
  const prepared = await files.prepare(picture);
  if (typeof prepared === 'string') throw invalidFields({ avatar: textOf(prepared, NO_AVATAR) });
  return await files.save(prepared);
}

/** Saves a picture received as a file, made safe; returns its address. Throws 400. */
export async function savePicture(files: AvatarStorage, { path }: ReceivedFile): Promise<string> {
  const prepared = await files.prepare(path);
  if (typeof prepared === 'string') throw invalidFields({ file: textOf(prepared, NO_PICTURE) });
  return await files.save(prepared);
}

function textOf(fault: AvatarFault, noPicture: MessageOrText): MessageOrText {
  return fault === 'too large' ? say('avatarTooLarge') : noPicture;
}
