import type { OwnKeys } from '@approdo/shared/contract/accounts/own-keys';
import type { PasskeySupport } from '@approdo/shared/domain/accounts/passkey-support';
import type { Database } from '../../../db/database.ts';
import { type Reader, transact } from '../../../db/transaction.ts';
import { getAccount } from '../../base/people/index.ts';
import type { CodeSecrets } from './code-secret.ts';
import { deleteOfferPutAway, findRecoveryCodes, hasPutOfferAway, putOfferAway } from './keys.repository.ts';
import { listPasskeys } from './passkeys/passkeys.repository.ts';
import { viewPasskey } from './passkeys/view-passkey.ts';
import { findCodeApp } from './proofs.repository.ts';
import { hasTwoProofs } from './proofs.ts';
import { areTwoProofsRequired } from './required-proofs.ts';

type KeysNeeds = {
  readonly database: Database;
  readonly passkeySupport: PasskeySupport;
  readonly secrets: CodeSecrets;
};

export type Keys = ReturnType<typeof createKeys>;

/** An account's proofs beside its password, as its owner sees them. */
export function createKeys({ database, passkeySupport, secrets }: KeysNeeds) {
  async function viewApp(reader: Reader, userId: string): Promise<OwnKeys['app']> {
    const app = await findCodeApp(reader, userId);
    return app ? { since: app.created_at, isReadable: secrets.read(app) !== undefined } : null;
  }

  async function get(userId: string): Promise<OwnKeys> {
    const { role } = await getAccount(database, userId);
    return {
      twoProofs: await hasTwoProofs(database, userId),
      isRequired: await areTwoProofsRequired(database, role),
      ...('rpId' in passkeySupport
        ? { passkeysHere: { rpId: passkeySupport.rpId, origin: passkeySupport.origin } }
        : { passkeysHere: null, whyNot: passkeySupport.whyNot }),
      passkeys: (await listPasskeys(database, userId)).map((passkey) => viewPasskey(passkey, passkeySupport)),
      app: await viewApp(database, userId),
      recovery: (await findRecoveryCodes(database, userId)) ?? null,
      isOfferPutAway: await hasPutOfferAway(database, userId),
    };
  }

  return {
    get,

    /** Whether the offer to add a second proof is hidden for good. */
    async putOffer(userId: string, { isPutAway }: { readonly isPutAway: boolean }): Promise<OwnKeys> {
      await transact(database, (trx) => (isPutAway ? putOfferAway(trx, userId) : deleteOfferPutAway(trx, userId)));
      return await get(userId);
    },
  };
}

/** A summary of an account's proofs beside its password. */
export type KeysSummary = {
  /** Oldest first. */
  readonly passkeys: readonly { readonly name: string; readonly rpId: string }[];
  /** Since when there is a code app; undefined if there is none. */
  readonly appSince: string | undefined;
  /** How many recovery codes are left; undefined if none were made. */
  readonly codesLeft: number | undefined;
};

export async function summarizeKeys(reader: Reader, userId: string): Promise<KeysSummary> {
  const passkeys = await listPasskeys(reader, userId);
  return {
    passkeys: passkeys.map(({ name, rp_id }) => ({ name, rpId: rp_id })),
    appSince: (await findCodeApp(reader, userId))?.created_at,
    codesLeft: (await findRecoveryCodes(reader, userId))?.left,
  };
}
