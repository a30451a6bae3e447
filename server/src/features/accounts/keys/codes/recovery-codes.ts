import { drawRecoveryCodes, writeRecoveryCode } from '@approdo/shared/domain/accounts/recovery-code';
import { say } from '@approdo/shared/words/say';
import type { Logger } from 'pino';
import type { Clock } from '../../../../adapters/clock.ts';
import { drawNumber, makeId } from '../../../../adapters/random.ts';
import type { Database } from '../../../../db/database.ts';
import { type Trx, transact } from '../../../../db/transaction.ts';
import { conflict } from '../../../../http/problems.ts';
import { readClient } from '../../../../http/read-client.ts';
import type { Limits } from '../../../base/limits/index.ts';
import { getAccount, type Passwords } from '../../../base/people/index.ts';
import type { Changer } from '../changer.ts';
import { endProofs } from '../ended-proofs.ts';
import type { RecoveryCodesTable } from '../keys.table.ts';
import type { NotifyKeysChanged } from '../notify-keys-changed.ts';
import { hasTwoProofs } from '../proofs.ts';
import { deleteRecoveryCodes, hasRecoveryCodes, insertRecoveryCodes } from './codes.repository.ts';

/** A set that is not stored yet. */
export type MadeCodes = {
  /** As they are shown, this once. */
  readonly written: readonly string[];
  readonly hashed: readonly Pick<RecoveryCodesTable, 'letter' | 'code_hash'>[];
};

type RecoveryNeeds = {
  readonly database: Database;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly passwords: Pick<Passwords, 'hash'>;
  readonly notifyKeysChanged: NotifyKeysChanged;
  readonly wakeSenders: () => void;
  readonly log: Pick<Logger, 'info'>;
};

export type RecoveryCodes = ReturnType<typeof createRecoveryCodes>;

/** The ten codes that each stand in once for a code app or a passkey. */
export function createRecoveryCodes({
  database,
  clock,
  limits,
  passwords,
  notifyKeysChanged,
  ...needs
}: RecoveryNeeds) {
  /** Hashes them one by one, outside any transaction: each takes as long as a password, and must not block others. */
  async function make(): Promise<MadeCodes> {
    const codes = drawRecoveryCodes(drawNumber);
    const hashed: { letter: string; code_hash: string }[] = [];
    for (const { letter, code } of codes) hashed.push({ letter, code_hash: await passwords.hash(code) });
    return { written: codes.map(writeRecoveryCode), hashed };
  }

  /** Ends the previous ones. */
  async function save(trx: Trx, userId: string, { hashed }: MadeCodes): Promise<void> {
    await end(trx, userId);
    const set = { set_id: makeId(), user_id: userId, created_at: clock.now().toISOString(), used_at: null };
    const rows = hashed.map((code) => ({ ...set, ...code, id: makeId() }));
    await insertRecoveryCodes(trx, rows);
  }

  async function end(trx: Trx, userId: string): Promise<void> {
    await endProofs(trx, await deleteRecoveryCodes(trx, userId), clock.now());
  }

  return {
    save,
    end,

    /** A set for an account about to have its first second proof; undefined if it already has codes. */
    async prepare(userId: string): Promise<MadeCodes | undefined> {
      return (await hasRecoveryCodes(database, userId)) ? undefined : await make();
    },

    /** Replaces the codes. Throws 409 if the account has no second proof for which they could stand in. */
    async replace({ caller: { userId }, browser, language }: Changer): Promise<{ recoveryCodes: string[] }> {
      const refuseUseless = async (reader: Database | Trx) => {
        if (!(await hasTwoProofs(reader, userId))) throw conflict(say('recoveryCodesUseless'));
      };
      await refuseUseless(database);
      const made = await make();
      const client = await readClient(browser);
      await transact(database, async (trx) => {
        await refuseUseless(trx);
        await limits.spendIn(trx, 'proofAddedByUser', userId);
        await save(trx, userId, made);
        const user = await getAccount(trx, userId);
        await notifyKeysChanged(trx, { user, change: { is: 'recoveryCodesMade' }, client, language });
      });
      needs.wakeSenders();
      needs.log.info({ account: userId }, 'recovery codes were made anew');
      return { recoveryCodes: [...made.written] };
    },
  };
}
