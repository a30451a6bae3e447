import { z } from 'zod';
import { AVATAR_MAX_BYTES } from '../../domain/accounts/avatar.ts';
import { say } from '../../words/say.ts';
import { endpoint } from '../base/endpoint.ts';
import { email, newPassword, personName } from '../base/fields.ts';
import { encodeMessage } from '../base/messages.ts';
import { user } from './auth.ts';

/** Room for an avatar of 1 MB as base64 and the rest of the form. */
const PROFILE_BODY_LIMIT = 1.5 * 2 ** 20;

/** A new password or e-mail requires the current password; with a second proof, a fresh proof instead. */
export const profileEdit = z
  .object({
    name: personName,
    email,
    /** Null, a site avatar's address, or a `data:` URL: JPEG, PNG, WebP or GIF up to AVATAR_INLINE_MAX_BYTES. */
    avatar: z.string(encodeMessage(say('avatarInvalid'))).nullable(),
    currentPassword: z
      .string(encodeMessage(say('currentPasswordNoText')))
      .max(1000, encodeMessage(say('passwordTooLong'))),
    newPassword,
  })
  .partial();

export const profile = {
  update: endpoint({
    method: 'PUT',
    path: '/auth/profile',
    access: 'user',
    fresh: 'BY_CASE',
    summary: "Change one's own name, e-mail, avatar and password",
    body: profileEdit,
    bodyLimit: PROFILE_BODY_LIMIT,
    answer: z.object({ user }),
    status: 200,
    refusals: { 400: ['currentPasswordWrong', 'avatarUnknown'], 409: ['emailTaken'], 413: ['avatarTooHeavyInline'] },
  }),
  /** Everything sent with the picture is saved with it or not at all. */
  updateWithPicture: endpoint({
    method: 'PUT',
    path: '/auth/avatar',
    access: 'user',
    fresh: 'BY_CASE',
    summary: "Change one's own avatar to a picture, and whatever else of the profile is sent with it",
    upload: { as: 'form', maxBytes: AVATAR_MAX_BYTES, tooLarge: say('avatarTooHeavy') },
    body: profileEdit.omit({ avatar: true }),
    answer: z.object({ user }),
    status: 200,
    refusals: { 400: ['currentPasswordWrong', 'avatarNoPicture'], 409: ['emailTaken'] },
  }),
};
