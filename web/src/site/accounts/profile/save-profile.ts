import type { Client } from '@approdo/shared/client';
import type { User } from '@approdo/shared/contract/accounts/auth';
import type { profile, profileEdit } from '@approdo/shared/contract/accounts/profile';
import { AVATAR_INLINE_MAX_BYTES } from '@approdo/shared/domain/accounts/avatar';
import type { z } from 'zod';

type ProfileCalls = Client<{ readonly profile: typeof profile }>['profile'];
export type ProfileEdit = z.output<typeof profileEdit>;

/** Saves an edit in one call: a picture too large for JSON is sent as a file, with the other fields beside it. */
export async function saveProfile(calls: ProfileCalls, { avatar, ...rest }: ProfileEdit): Promise<User> {
  const picture = readDataUrl(avatar ?? '');
  const isLarge = picture !== undefined && picture.size > AVATAR_INLINE_MAX_BYTES;
  const { user } = isLarge
    ? await calls.updateWithPicture({ body: rest, file: picture })
    : await calls.update({ body: { ...rest, ...(avatar !== undefined && { avatar }) } });
  return user;
}

/** The picture of a `data:` URL; undefined for other addresses. The page's policy forbids reading it with `fetch`. */
function readDataUrl(address: string): Blob | undefined {
  const [, type, base64] = /^data:(image\/\w+);base64,(.*)$/.exec(address) ?? [];
  if (type === undefined || base64 === undefined) return undefined;
  return new Blob([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))], { type });
}
