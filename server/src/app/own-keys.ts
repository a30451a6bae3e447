import { passkeyPlace } from '@approdo/shared/domain/account/passkey-place';
import type { Logger } from 'pino';
import { noteProof } from '../features/devices/index.ts';
import {
  createCodeSecrets,
  createHandovers,
  createKeysTelling,
  createProofs,
  refuseLastProof,
} from '../features/keys/index.ts';
import { keysRoutes } from '../features/keys/keys.routes.ts';
import { createKeys } from '../features/keys/keys.service.ts';
import { createChallenges } from '../features/keys/passkeys/challenges.ts';
import { createOwnPasskeys } from '../features/keys/passkeys/own-passkeys.ts';
import { createPasskeyProofs } from '../features/keys/passkeys/passkey-proofs.ts';
import { createCopyTelling } from '../features/keys/passkeys/tell-copied.ts';
import type { Basics } from './basics.ts';

type OwnKeysNeeds = Basics & {
  readonly secret: string;
  readonly log: Logger;
  readonly readSiteName: () => Promise<string>;
};

/** What accounts are proved by beside their password: whose they are sees to them, and sign-in asks for them. */
export function createOwnKeys({ secret, ...needs }: OwnKeysNeeds) {
  const { database, origin, clock } = needs;
  const place = passkeyPlace(origin);
  const secrets = createCodeSecrets(secret);
  const listProofs = createProofs({ place, secrets });
  const challenges = createChallenges({ clock, secret, origin });
  const parts = { ...needs, place, secrets, challenges };
  const passkeys = createPasskeyProofs({ ...parts, tellCopied: createCopyTelling(needs) });
  return {
    proofsOf: (userId: string) => listProofs(database, userId),
    passkeys,
    handovers: createHandovers({ clock, passkeys }),
    handlers: {
      keys: keysRoutes({
        keys: createKeys(parts),
        passkeys: createOwnPasskeys({
          ...parts,
          noteProof,
          tellKeysChanged: createKeysTelling(needs),
          async afterProofsChanged(trx, changed) {
            await refuseLastProof(trx, changed);
            return {};
          },
        }),
      }),
    },
  };
}
