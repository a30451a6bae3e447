import { findStep, readOneTimeCode } from '@approdo/shared/domain/accounts/one-time-code';
import { readRecoveryCode } from '@approdo/shared/domain/accounts/recovery-code';
import type { Language } from '@approdo/shared/domain/base/language/language';
import type { Clock } from '../../../../adapters/clock.ts';
import { openCodes } from '../../../../adapters/one-time-codes.ts';
import type { Database } from '../../../../db/database.ts';
import type { Reader, Trx } from '../../../../db/transaction.ts';
import { readClient } from '../../../../http/read-client.ts';
import { getAccount, type Passwords } from '../../../base/people/index.ts';
import type { CodeSecrets } from '../code-secret.ts';
import { endProofs } from '../ended-proofs.ts';
import type { NotifyKeysChanged } from '../notify-keys-changed.ts';
import { countRecoveryCodesLeft, findCodeApp } from '../proofs.repository.ts';
import { hasTwoProofs } from '../proofs.ts';
import { findRecoveryCode, updateLastStep, useRecoveryCode } from './codes.repository.ts';

type ProofsNeeds = {
  readonly database: Database;
  readonly clock: Clock;
  readonly secrets: CodeSecrets;
  readonly passwords: Pick<Passwords, 'matches'>;
  readonly notifyKeysChanged: NotifyKeysChanged;
};

/** Where a code is used. */
type From = { readonly browser: string; readonly language: Language };

/** A code that is correct as far as it was checked: whether it counts is decided when it is used up. */
export type RightCode = {
  readonly by: CodeKind;
  /** Uses it up in the transaction of its purpose; false if another call was faster. Wake the mail worker after. */
  readonly use: (trx: Trx, from: From) => Promise<boolean>;
};

export type CodeKind = 'CODE' | 'RECOVERY';

export type CodeProofs = ReturnType<typeof createCodeProofs>;

/** Six digits are an app's code; anything else is a recovery code. */
export function kindOfCode(written: string): CodeKind {
  return readOneTimeCode(written) === undefined ? 'RECOVERY' : 'CODE';
}

/** Proves accounts with a second proof by codes. */
export function createCodeProofs({ database, clock, secrets, passwords, notifyKeysChanged }: ProofsNeeds) {
  async function checkApp(userId: string, code: string): Promise<RightCode | undefined> {
    const app = await findCodeApp(database, userId);
    const secret = app && secrets.read(app);
    if (!app || secret === undefined) return undefined;
    const codeAt = await openCodes(secret);
    const step = findStep({ code, now: clock.now(), lastStep: app.last_step, codeAt });
    if (step === undefined) return undefined;
    return { by: 'CODE', use: (trx) => updateLastStep(trx, { id: app.id, step }) };
  }

  /** Every attempt costs one comparison, whether there is such a code or not. */
  async function checkRecovery(userId: string, written: string): Promise<RightCode | undefined> {
    const read = readRecoveryCode(written);
    if (!read || !(await hasTwoProofs(database, userId))) return undefined;
    const stored = await findRecoveryCode(database, { userId, letter: read.letter });
    const isRight = await passwords.matches(read.code, stored?.code_hash);
    if (!isRight || !stored) return undefined;
    return { by: 'RECOVERY', use: (trx, from) => useRecovery(trx, { id: stored.id, userId, from }) };
  }

  type Used = { readonly id: string; readonly userId: string; readonly from: From };

  async function useRecovery(trx: Trx, { id, userId, from: { browser, language } }: Used): Promise<boolean> {
    const now = clock.now();
    if (!(await useRecoveryCode(trx, { id, at: now.toISOString() }))) return false;
    await endProofs(trx, [id], now);
    const change = { is: 'recoveryCodeUsed', left: await countRecoveryCodesLeft(trx, userId) } as const;
    const user = await getAccount(trx, userId);
    await notifyKeysChanged(trx, { user, change, client: await readClient(browser), language });
    return true;
  }

  return {
    /** Undefined if the code is wrong. The caller limits guesses. */
    async check(userId: string, written: string): Promise<RightCode | undefined> {
      const digits = readOneTimeCode(written);
      return digits === undefined ? await checkRecovery(userId, written) : await checkApp(userId, digits);
    },

    /** Whether the account has an app whose secret was sealed under another secret of the site. */
    async isAppUnreadable(reader: Reader, userId: string): Promise<boolean> {
      const app = await findCodeApp(reader, userId);
      return app !== undefined && secrets.read(app) === undefined;
    },
  };
}
