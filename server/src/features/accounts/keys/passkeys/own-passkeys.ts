import type { Passkey } from '@approdo/shared/contract/accounts/own-keys';
import type { CreationOptions, NewPasskey } from '@approdo/shared/contract/accounts/passkey-shapes';
import type { PasskeySupport } from '@approdo/shared/domain/accounts/passkey-support';
import { hasRole } from '@approdo/shared/domain/base/access';
import { say } from '@approdo/shared/words/say';
import type { Logger } from 'pino';
import type { Clock } from '../../../../adapters/clock.ts';
import { readChallenge, verifyNewPasskey } from '../../../../adapters/passkey-verifier.ts';
import { drawBytes, makeId } from '../../../../adapters/random.ts';
import type { Database } from '../../../../db/database.ts';
import { type Trx, transact } from '../../../../db/transaction.ts';
import type { Caller } from '../../../../http/calls/handler.ts';
import { conflict, invalid, notFound, requireFound } from '../../../../http/problems.ts';
import { type Client, readClient } from '../../../../http/read-client.ts';
import { sayClient } from '../../../../http/say-client.ts';
import type { Limits } from '../../../base/limits/index.ts';
import { getAccount } from '../../../base/people/index.ts';
import type { Changer, NoteProof } from '../changer.ts';
import type { ProofsChanged } from '../codes/proofs-changed.ts';
import type { MadeCodes, RecoveryCodes } from '../codes/recovery-codes.ts';
import { endProofs } from '../ended-proofs.ts';
import type { PasskeysTable } from '../keys.table.ts';
import type { NotifyKeysChanged } from '../notify-keys-changed.ts';
import { hasTwoProofs } from '../proofs.ts';
import type { Challenges } from './challenges.ts';
import { creationOptionsOf, requirePasskeySupport } from './passkey-options.ts';
import {
  deletePasskey,
  findHandle,
  findPasskeyOf,
  insertHandle,
  insertPasskey,
  listPasskeys,
  transportsColumn,
  updatePasskeyName,
} from './passkeys.repository.ts';
import { viewPasskey } from './view-passkey.ts';

const MAX_PASSKEYS = 10;
const HANDLE_BYTES = 32;

type OwnPasskeysNeeds = {
  readonly database: Database;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly passkeySupport: PasskeySupport;
  readonly challenges: Challenges;
  readonly readSiteName: () => Promise<string>;
  readonly recoveryCodes: Pick<RecoveryCodes, 'prepare'>;
  readonly noteProof: NoteProof;
  readonly afterProofsChanged: ProofsChanged;
  readonly notifyKeysChanged: NotifyKeysChanged;
  readonly wakeSenders: () => void;
  readonly log: Pick<Logger, 'info'>;
};

type PasskeyToAdd = { readonly response: NewPasskey; readonly name?: string | undefined };

type Added = { readonly passkey: Passkey; readonly recoveryCodes?: string[] };

export type OwnPasskeys = ReturnType<typeof createOwnPasskeys>;

/** An account's passkeys, as its owner manages them. */
export function createOwnPasskeys(all: OwnPasskeysNeeds) {
  const { database, clock, passkeySupport, challenges, log, ...needs } = all;
  /** The name by which authenticators know the account, made when the first passkey is requested. */
  async function handleOf(userId: string): Promise<string> {
    return await transact(database, async (trx) => {
      const handle = drawBytes(HANDLE_BYTES).toString('base64url');
      await insertHandle(trx, { user_id: userId, handle });
      return (await findHandle(trx, userId)) ?? handle;
    });
  }

  return {
    /** Throws 409 if the site cannot offer passkeys. */
    async begin({ userId, account: { email }, name }: Caller): Promise<{ options: CreationOptions }> {
      const { rpId } = requirePasskeySupport(passkeySupport);
      const rp = { id: rpId, name: await needs.readSiteName() };
      const user = { id: await handleOf(userId), name: email, displayName: name };
      const existing = await listPasskeys(database, userId);
      return { options: creationOptionsOf({ challenge: challenges.make({ is: 'add', userId }), rp, user, existing }) };
    },

    add: createAddPasskey(all),

    async rename({ userId }: Caller, id: string, name: string): Promise<Passkey> {
      return await transact(database, async (trx) => {
        const passkey = requireFound(await findPasskeyOf(trx, userId, id), say('passkeyUnknown'));
        await updatePasskeyName(trx, id, name);
        return viewPasskey({ ...passkey, name }, passkeySupport);
      });
    },

    /** For good: no restore brings it back. */
    async remove(id: string, { caller, browser, language }: Changer): Promise<void> {
      const { userId } = caller;
      const client = await readClient(browser);
      await transact(database, async (trx) => {
        const hadTwoProofs = await hasTwoProofs(trx, userId);
        const passkey = requireFound(await findPasskeyOf(trx, userId, id), say('passkeyUnknown'));
        if (!(await deletePasskey(trx, { id, userId }))) throw notFound(say('passkeyUnknown'));
        await endProofs(trx, [id], clock.now());
        await needs.afterProofsChanged(trx, { userId, hadTwoProofs });
        const user = await getAccount(trx, userId);
        const change = { is: 'passkeyRemoved', name: passkey.name } as const;
        await needs.notifyKeysChanged(trx, { user, change, client, language });
      });
      needs.wakeSenders();
      log.info({ account: userId, passkey: id }, 'a passkey was removed');
    },
  };
}

type Storing = {
  readonly passkey: PasskeysTable;
  readonly challenge: string;
  readonly client: Client;
  readonly prepared: MadeCodes | undefined;
};

/**
 * Stores the passkey that was made; without a name it is named after browser and system. Throws 400 if it is not
 * what was requested, and 409 if it already exists or the account has the maximum.
 */
function createAddPasskey({ database, clock, limits, passkeySupport, challenges, log, ...needs }: OwnPasskeysNeeds) {
  async function verify(response: NewPasskey, userId: string) {
    const { rpId, origin } = requirePasskeySupport(passkeySupport);
    const challenge = readChallenge(response.response.clientDataJSON);
    const isGood = challenge !== undefined && challenges.isGood(challenge, { is: 'add', userId });
    const made = isGood ? await verifyNewPasskey(response, { challenge, rpId, origin }) : undefined;
    if (challenge === undefined || !made) throw refused();
    return { challenge, made, rpId };
  }

  /** A guest's passkey is no second proof. */
  async function prepareCodes({ userId, role }: Caller): Promise<MadeCodes | undefined> {
    return hasRole(role, 'EDITOR') ? await needs.recoveryCodes.prepare(userId) : undefined;
  }

  /** All or nothing: the challenge is used up together with the passkey made for it. */
  async function store(trx: Trx, { passkey, challenge, client, prepared }: Storing, { caller, language }: Changer) {
    if (!(await challenges.use(trx, challenge))) throw refused();
    await limits.spendIn(trx, 'proofAddedByUser', caller.userId);
    const hadTwoProofs = await hasTwoProofs(trx, caller.userId);
    if ((await listPasskeys(trx, caller.userId)).length >= MAX_PASSKEYS) {
      throw conflict(say('tooManyPasskeys', { max: MAX_PASSKEYS }));
    }
    if (!(await insertPasskey(trx, passkey))) throw conflict(say('passkeyThere'));
    await needs.noteProof(trx, { sessionId: caller.sessionId, at: clock.now(), by: 'PASSKEY' });
    const user = await getAccount(trx, caller.userId);
    const change = { is: 'passkeyAdded', name: passkey.name } as const;
    await needs.notifyKeysChanged(trx, { user, change, client, language });
    return await needs.afterProofsChanged(trx, { userId: caller.userId, hadTwoProofs, prepared });
  }

  return async function add({ response, name }: PasskeyToAdd, changer: Changer): Promise<Added> {
    const { userId } = changer.caller;
    const { challenge, made, rpId } = await verify(response, userId);
    const client = await readClient(changer.browser);
    const passkey: PasskeysTable = {
      ...{ id: makeId(), user_id: userId, credential_id: made.credentialId, public_key: made.publicKey },
      ...{ counter: made.counter, is_synced: made.isSynced ? 1 : 0, rp_id: rpId },
      transports: transportsColumn.write(response.response.transports ?? []),
      name: name ?? sayClient(client, changer.language),
      ...{ created_at: clock.now().toISOString(), last_used_at: null, copy_told_at: null },
    };
    const prepared = await prepareCodes(changer.caller);
    const storing = { passkey, challenge, client, prepared };
    const { recoveryCodes } = await transact(database, (trx) => store(trx, storing, changer));
    needs.wakeSenders();
    log.info({ account: userId, passkey: passkey.id }, 'a passkey was added');
    return {
      passkey: viewPasskey(passkey, passkeySupport),
      ...(recoveryCodes && { recoveryCodes: [...recoveryCodes] }),
    };
  };
}

function refused() {
  return invalid(say('passkeyRefused'));
}
