import type { KeyState } from '@approdo/shared/contract/law/register-key';
import { readKeySigns } from '@approdo/shared/domain/law/register/register-key';
import { say } from '@approdo/shared/words/say';
import type { Clock } from '../../../../adapters/clock.ts';
import { makeRegisterKey, parseRegisterKey, type RegisterKey } from '../../../../adapters/register-key.ts';
import type { Database } from '../../../../db/database.ts';
import { type Reader, type Trx, transact } from '../../../../db/transaction.ts';
import { truncateJournal } from '../../../../db/truncate-journal.ts';
import type { Caller } from '../../../../http/calls/handler.ts';
import { conflict, invalidFields } from '../../../../http/problems.ts';
import { type AuditLine, writeAudit } from '../../../base/audit/index.ts';
import { deleteUnreadable, listKeysInUse, putSavedAt, readSavedAt } from './key.records.ts';
import type { KeysAtHand } from './key-at-hand.ts';

type KeyNeeds = {
  readonly database: Database;
  readonly clock: Clock;
  readonly keys: KeysAtHand;
  /** Called in the same transaction once the register can be read again. */
  readonly onOpened: (trx: Trx) => Promise<void>;
};

const HAS_ITS_OWN = say('registerKeyThere');

export type RegisterKeyService = ReturnType<typeof createRegisterKeyService>;

/** The key that encrypts guests' data, as the owner manages it. */
export function createRegisterKeyService({ database, clock, keys, onOpened }: KeyNeeds) {
  async function view(reader: Reader): Promise<KeyState> {
    const { state, key } = await keys.look(reader);
    const savedAt = key ? await readSavedAt(reader, key.fingerprint) : null;
    return { state, fingerprint: key?.fingerprint ?? null, savedAt };
  }

  /** Throws 409 where there is no key that opens the register. */
  async function requireKey(reader: Reader): Promise<RegisterKey> {
    const { state, key } = await keys.look(reader);
    if (state === 'NONE') throw conflict(say('registerOff'));
    if (state === 'MISSING') throw conflict(say('registerKeyMissing'));
    return key;
  }

  const lineOf = (caller: Caller, action: AuditLine['action'], summary: string): AuditLine => ({
    at: clock.now(),
    by: caller,
    action,
    object: 'KEY',
    objectId: null,
    summary,
  });

  /** Throws 409 where another process replaced the key meanwhile, or it is set on the server. */
  async function replaceKey(key: RegisterKey, before: RegisterKey | undefined): Promise<void> {
    const stored = await keys.put(key, before);
    if (stored.fingerprint === key.fingerprint) return;
    throw conflict(stored.fingerprint === before?.fingerprint ? say('registerKeyFixed') : HAS_ITS_OWN);
  }

  return {
    get: (): Promise<KeyState> => view(database),

    async show(caller: Caller): Promise<{ key: string }> {
      return await transact(database, async (trx) => {
        const { written, fingerprint } = await requireKey(trx);
        await writeAudit(trx, lineOf(caller, 'KEY_SHOWN', `Chiave ${fingerprint}`));
        return { key: written };
      });
    },

    async confirmSaved(lastGroup: string): Promise<KeyState> {
      return await transact(database, async (trx) => {
        const { written, fingerprint } = await requireKey(trx);
        if (readKeySigns(lastGroup) !== written.split('-').at(-1))
          throw invalidFields({ lastGroup: say('registerKeyEndsOtherwise') });
        await putSavedAt(trx, fingerprint, clock.now());
        return await view(trx);
      });
    },

    /** Opens the register with the key it was written with; on any failure the former key returns. */
    async enter(typed: string, caller: Caller): Promise<KeyState> {
      const { state, key: before } = await keys.look(database);
      if (state === 'NONE') throw conflict(say('registerOff'));
      if (state === 'READY') throw conflict(HAS_ITS_OWN);
      const key = parseRegisterKey(typed);
      if (!key) throw invalidFields({ key: say('registerKeyMisspelt') });
      const inUse = await listKeysInUse(database);
      if ([...inUse].some((fingerprint) => fingerprint !== key.fingerprint))
        throw invalidFields({ key: say('registerKeyOfAnother') });
      await replaceKey(key, before);
      try {
        return await transact(database, async (trx) => {
          await onOpened(trx);
          await writeAudit(trx, lineOf(caller, 'KEY_ENTERED', `Chiave ${key.fingerprint}`));
          return await view(trx);
        });
      } catch (error) {
        await keys.putBack(before, key);
        throw error;
      }
    },

    /** Deletes what cannot be read and starts with a new key, unless the present one opens some of it. */
    async renew(caller: Caller): Promise<KeyState> {
      const { state, key: before } = await keys.look(database);
      if (state === 'NONE') throw conflict(say('registerOff'));
      if (state === 'READY') throw conflict(HAS_ITS_OWN);
      const isOfUse = before !== undefined && (await listKeysInUse(database)).has(before.fingerprint);
      const key = isOfUse ? before : makeRegisterKey();
      // If killed before everything is deleted, the register still lacks its key, and can be renewed again.
      const stored = isOfUse ? key : await keys.put(key, before);
      if (stored.fingerprint !== key.fingerprint && stored.fingerprint !== before?.fingerprint)
        throw conflict(HAS_ITS_OWN);
      const renewed = await transact(database, async (trx) => {
        await deleteUnreadable(trx, stored.fingerprint);
        await onOpened(trx);
        await writeAudit(
          trx,
          lineOf(caller, 'KEY_RENEWED', `Registro ricominciato con la chiave ${stored.fingerprint}`),
        );
        return await view(trx);
      });
      await truncateJournal(database);
      return renewed;
    },
  };
}
