import type { Logger } from 'pino';
import { createAvatarFiles } from '../adapters/avatar-files.ts';
import type { PasswordHasher } from '../adapters/password-hasher.ts';
import type { PictureMaker } from '../adapters/picture-maker.ts';
import type { SiteFiles } from '../adapters/site-files/site-files.ts';
import { setAfterCommitHook } from '../db/transaction.ts';
import { authRoutes } from '../features/accounts/auth/auth.routes.ts';
import { createAuth } from '../features/accounts/auth/auth.service.ts';
import { freshProofRoutes } from '../features/accounts/auth/fresh-proof/fresh-proof.routes.ts';
import { createFreshProofs } from '../features/accounts/auth/fresh-proof/fresh-proof.service.ts';
import { noteRefusals } from '../features/accounts/auth/fresh-proof/note-refusals.ts';
import type { IsPublic } from '../features/accounts/auth/is-public.ts';
import { passkeySignInRoutes } from '../features/accounts/auth/passkey-sign-in.ts';
import { profileRoutes } from '../features/accounts/auth/profile/profile.routes.ts';
import { createProfile } from '../features/accounts/auth/profile/profile.service.ts';
import { createKeysReset } from '../features/accounts/auth/reset-keys.ts';
import { signInTransferRoutes } from '../features/accounts/auth/sign-in-transfer/sign-in-transfer.routes.ts';
import { usersRoutes } from '../features/accounts/auth/users/users.routes.ts';
import { createUsers } from '../features/accounts/auth/users/users.service.ts';
import { devicesRoutes } from '../features/accounts/devices/devices.routes.ts';
import { createDevices } from '../features/accounts/devices/devices.service.ts';
import { accessSettingsRoutes, createAccessSettings, type EndedProofs } from '../features/accounts/keys/index.ts';
import { createPasswords } from '../features/base/people/index.ts';
import { giveStays, hasBooked, takeStaysBack } from '../features/bookings/bookings/give-to-account.ts';
import { followAccount } from '../features/bookings/bookings/new-address.ts';
import { hasApprovedReview } from '../features/bookings/reviews/reviews.service.ts';
import { hasPublishedPost } from '../features/content/blog/blog.service.ts';
import type { Basics } from './basics.ts';
import { createOwnKeys } from './own-keys.ts';
import { STAY_CHANGES } from './stay-changes.ts';

type PeopleNeeds = Basics & {
  readonly hasher: PasswordHasher;
  readonly secret: string;
  readonly files: SiteFiles;
  readonly pictureMaker: PictureMaker;
  readonly log: Logger;
  readonly readSiteName: () => Promise<string>;
  readonly endedProofs: EndedProofs;
};

/** Accounts: sign-in, profiles and roles. */
export function createPeople(needs: PeopleNeeds) {
  const { hasher, secret, files, pictureMaker, log, readSiteName, endedProofs, ...basics } = needs;
  const passwords = createPasswords(hasher);
  const avatars = createAvatarFiles({ ...files, makeAvatar: pictureMaker.makeAvatar });
  const keys = createOwnKeys({ ...basics, secret, passwords, log, readSiteName });
  const { passkeys, signInTransfers, notifyKeysChanged } = keys.proofServices;
  const auth = createAuth({
    ...basics,
    ...keys.proofServices,
    hasher,
    secret,
    avatars,
    onConfirmed: giveStays,
    onDisowned: takeStaysBack,
    hasBooked,
    onNewEmail: (trx, change) => followAccount({ ...basics, trx, stayChanges: STAY_CHANGES, pagesToClose: [] }, change),
  });
  const freshProofs = noteRefusals(createFreshProofs({ ...basics, ...keys.proofServices, passwords }), {
    ...basics,
    log,
  });
  const keepEndedProofs = () => endedProofs.record(basics.database);
  setAfterCommitHook(basics.database, () =>
    keepEndedProofs().catch((error: unknown) =>
      log.error({ err: error }, 'ended proofs are not noted beside the data'),
    ),
  );
  return {
    provePassword: freshProofs.provePassword,
    readCaller: auth.readCaller,
    proofsOf: keys.proofsOf,
    keepEndedProofs,
    removeAvatar: avatars.remove,
    handlers: {
      accessSettings: accessSettingsRoutes(createAccessSettings({ ...basics, log })),
      auth: authRoutes(auth),
      devices: devicesRoutes(createDevices({ ...basics, log })),
      freshProof: freshProofRoutes(freshProofs),
      handover: signInTransferRoutes({ signInTransfers, ...auth }),
      passkeySignIn: passkeySignInRoutes({ passkeys, ...auth }),
      ...keys.handlers,
      profile: profileRoutes(createProfile({ ...basics, passwords, avatars, isPublic })),
      users: usersRoutes(
        createUsers({
          ...basics,
          passwords,
          avatars,
          isPublic,
          onConfirmed: giveStays,
          resetKeys: createKeysReset({ ...basics, notifyKeysChanged }),
          log,
        }),
      ),
    },
  };
}

/** Whether the site shows an account: authors are named under their posts, guests under their reviews. */
const isPublic: IsPublic = async (reader, userId) =>
  (await hasPublishedPost(reader, userId)) || (await hasApprovedReview(reader, userId));
