import { AVATAR_TOO_HEAVY, AVATAR_TOO_LARGE, parseAvatarAddress } from '@approdo/shared/domain/avatar';
import type { AvatarFault, AvatarFiles } from '../../adapters/avatar-files.ts';
import { HttpProblem, invalidFields } from '../../http/problems.ts';

const NO_AVATAR = "L'avatar deve essere un'immagine JPEG, PNG, WebP o GIF, oppure uno di quelli proposti";

/**
 * The address of the avatar that an account has from now on: the one it has where none is asked for, none, one that the
 * site draws, or that of a picture sent as a `data:` URL, which is on disk by then. Throws 400, or 413 over 5 MB.
 */
export async function chooseAvatar(
  files: AvatarFiles,
  present: string | null,
  asked: string | null | undefined,
): Promise<string | null> {
  if (asked === undefined || asked === present) return present;
  if (asked === null || parseAvatarAddress(asked)) return asked;
  const prepared = await files.prepare(asked);
  if (typeof prepared === 'string') throw refusalOf(prepared);
  return await files.save(prepared);
}

function refusalOf(fault: AvatarFault): HttpProblem {
  if (fault === 'too heavy') return new HttpProblem(413, AVATAR_TOO_HEAVY, { fields: { avatar: AVATAR_TOO_HEAVY } });
  return invalidFields({ avatar: fault === 'too large' ? AVATAR_TOO_LARGE : NO_AVATAR });
}
