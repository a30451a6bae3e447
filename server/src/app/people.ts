import { createAvatarFiles } from '../adapters/avatar-files.ts';
import type { PasswordHasher } from '../adapters/password-hasher.ts';
import type { PictureMaker } from '../adapters/picture-maker.ts';
import type { SiteFiles } from '../adapters/site-files/site-files.ts';
import { authRoutes } from '../features/auth/auth.routes.ts';
import { createAuth } from '../features/auth/auth.service.ts';
import { createPasswords } from '../features/auth/passwords.ts';
import { followAccount } from '../features/bookings/new-address.ts';
import { profileRoutes } from '../features/profile/profile.routes.ts';
import { createProfile } from '../features/profile/profile.service.ts';
import { usersRoutes } from '../features/users/users.routes.ts';
import { createUsers } from '../features/users/users.service.ts';
import type { Basics } from './basics.ts';
import { STAY_CHANGES } from './stay-changes.ts';

type PeopleNeeds = Basics & {
  readonly hasher: PasswordHasher;
  readonly secret: string;
  readonly files: SiteFiles;
  readonly pictureMaker: PictureMaker;
};

/** Accounts: how one signs in, what one says of oneself, and who may do what. */
export function createPeople({ hasher, secret, files, pictureMaker, ...basics }: PeopleNeeds) {
  const passwords = createPasswords(hasher);
  const avatars = createAvatarFiles({ ...files, makeAvatar: pictureMaker.makeAvatar });
  const auth = createAuth({
    ...basics,
    hasher,
    secret,
    avatars,
    onNewEmail: (trx, change) => followAccount({ ...basics, trx, stayChanges: STAY_CHANGES, pagesToClose: [] }, change),
  });
  return {
    passwords,
    readCaller: auth.readCaller,
    handlers: {
      auth: authRoutes(auth),
      profile: profileRoutes(createProfile({ ...basics, passwords, avatars })),
      users: usersRoutes(createUsers({ ...basics, passwords, avatars })),
    },
  };
}
