import { passkeyPlace } from '@approdo/shared/domain/accounts/passkey-place';
import type { Logger } from 'pino';
import { endRemembering, noteProof } from '../features/accounts/devices/index.ts';
import { createOwnApp } from '../features/accounts/keys/codes/own-app.ts';
import { createProofsChanged } from '../features/accounts/keys/codes/proofs-changed.ts';
import { createRecoveryCodes } from '../features/accounts/keys/codes/recovery-codes.ts';
import {
  createCodeProofs,
  createCodeSecrets,
  createGuessTelling,
  createHandovers,
  createKeysTelling,
  createProofs,
  createTickets,
} from '../features/accounts/keys/index.ts';
import { keysRoutes } from '../features/accounts/keys/keys.routes.ts';
import { createKeys } from '../features/accounts/keys/keys.service.ts';
import { createChallenges } from '../features/accounts/keys/passkeys/challenges.ts';
import { createOwnPasskeys } from '../features/accounts/keys/passkeys/own-passkeys.ts';
import { createPasskeyProofs } from '../features/accounts/keys/passkeys/passkey-proofs.ts';
import { createCopyTelling } from '../features/accounts/keys/passkeys/tell-copied.ts';
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
  const place = passkeyPlace(new URL(origin));
  const secrets = createCodeSecrets(secret);
  const listProofs = createProofs({ place, secrets });
  const challenges = createChallenges({ clock, secret, origin });
  const tellKeysChanged = createKeysTelling(needs);
  const recoveryCodes = createRecoveryCodes({ ...needs, tellKeysChanged });
  const afterProofsChanged = createProofsChanged({ recoveryCodes, onProofsChanged: endRemembering });
  const parts = { ...needs, place, secrets, challenges, recoveryCodes, noteProof, tellKeysChanged, afterProofsChanged };
  const passkeys = createPasskeyProofs({ ...parts, tellCopied: createCopyTelling(needs) });
  return {
    proofsOf: (userId: string) => listProofs(database, userId),
    /** Services for sign-in and fresh proofs. */
    proving: {
      passkeys,
      handovers: createHandovers({ clock, passkeys }),
      codes: createCodeProofs(parts),
      tickets: createTickets({ clock }),
      tellGuessed: createGuessTelling(needs),
      listProofs,
      tellKeysChanged,
    },
    handlers: {
      keys: keysRoutes({
        keys: createKeys(parts),
        passkeys: createOwnPasskeys(parts),
        app: createOwnApp({ ...parts, secret }),
        recoveryCodes,
      }),
    },
  };
}
