import { passkeySupportOf } from '@approdo/shared/domain/accounts/passkey-support';
import type { Logger } from 'pino';
import { endRemembering, noteProof } from '../features/accounts/devices/index.ts';
import { createOwnApp } from '../features/accounts/keys/codes/own-app.ts';
import { createProofsChanged } from '../features/accounts/keys/codes/proofs-changed.ts';
import { createRecoveryCodes } from '../features/accounts/keys/codes/recovery-codes.ts';
import {
  createCodeProofs,
  createCodeSecrets,
  createCodesGuessedNotifier,
  createKeysChangedNotifier,
  createProofs,
  createSignInTransfers,
  createTickets,
} from '../features/accounts/keys/index.ts';
import { keysRoutes } from '../features/accounts/keys/keys.routes.ts';
import { createKeys } from '../features/accounts/keys/keys.service.ts';
import { createChallenges } from '../features/accounts/keys/passkeys/challenges.ts';
import { createPasskeyCopiedNotifier } from '../features/accounts/keys/passkeys/notify-passkey-copied.ts';
import { createOwnPasskeys } from '../features/accounts/keys/passkeys/own-passkeys.ts';
import { createPasskeyProofs } from '../features/accounts/keys/passkeys/passkey-proofs.ts';
import type { Passwords } from '../features/base/people/index.ts';
import type { Basics } from './basics.ts';

type OwnKeysNeeds = Basics & {
  readonly secret: string;
  readonly passwords: Passwords;
  readonly log: Logger;
  readonly readSiteName: () => Promise<string>;
};

/** The proofs of accounts besides the password: users manage their own, and sign-in checks them. */
export function createOwnKeys({ secret, ...needs }: OwnKeysNeeds) {
  const { database, origin, clock } = needs;
  const passkeySupport = passkeySupportOf(new URL(origin));
  const secrets = createCodeSecrets(secret);
  const listProofs = createProofs({ passkeySupport, secrets });
  const challenges = createChallenges({ clock, secret, origin });
  const notifyKeysChanged = createKeysChangedNotifier(needs);
  const recoveryCodes = createRecoveryCodes({ ...needs, notifyKeysChanged });
  const afterProofsChanged = createProofsChanged({ recoveryCodes, onProofsChanged: endRemembering });
  const keyNeeds = {
    ...needs,
    passkeySupport,
    secrets,
    challenges,
    recoveryCodes,
    noteProof,
    notifyKeysChanged,
    afterProofsChanged,
  };
  const passkeys = createPasskeyProofs({ ...keyNeeds, notifyPasskeyCopied: createPasskeyCopiedNotifier(needs) });
  return {
    proofsOf: (userId: string) => listProofs(database, userId),
    /** Services for sign-in and fresh proofs. */
    proofServices: {
      passkeys,
      signInTransfers: createSignInTransfers({ clock, passkeys }),
      codes: createCodeProofs(keyNeeds),
      tickets: createTickets({ clock }),
      notifyCodesGuessed: createCodesGuessedNotifier(needs),
      listProofs,
      notifyKeysChanged,
    },
    handlers: {
      keys: keysRoutes({
        keys: createKeys(keyNeeds),
        passkeys: createOwnPasskeys(keyNeeds),
        app: createOwnApp({ ...keyNeeds, secret }),
        recoveryCodes,
      }),
    },
  };
}
