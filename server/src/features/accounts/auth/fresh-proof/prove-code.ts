import type { Language } from '@approdo/shared/domain/base/language/language';
import { say } from '@approdo/shared/words/say';
import type { Database } from '../../../../db/database.ts';
import { type Trx, transact } from '../../../../db/transaction.ts';
import type { Caller } from '../../../../http/calls/handler.ts';
import { invalidFields, unauthenticated } from '../../../../http/problems.ts';
import type { Limits, Use } from '../../../base/limits/index.ts';
import { endSession } from '../../devices/index.ts';
import { type CodeKind, type CodeProofs, kindOfCode, type NotifyCodesGuessed } from '../../keys/index.ts';

/** The person who gives a fresh proof, and where the call comes from. */
export type Prover = {
  readonly caller: Caller;
  readonly network: string;
  readonly browser: string;
  readonly language: Language;
};

type ProvingNeeds = {
  readonly database: Database;
  readonly limits: Limits;
  readonly codes: Pick<CodeProofs, 'check'>;
  readonly notifyCodesGuessed: NotifyCodesGuessed;
  readonly wakeSenders: () => void;
};

type CodeInput<Noted> = { readonly code: string; readonly note: (trx: Trx, by: CodeKind) => Promise<Noted> };

/** The number of the refusal that ends the session, as it ends a ticket: its holder is guessing. */
const LAST_REFUSAL = 5;

/**
 * With a code of the caller's app, or a recovery code. Throws 400 if it is wrong or was just used up, and 401 with a
 * session's fifth wrong one, which ends it.
 */
export function createCodeProving({ database, limits, codes, notifyCodesGuessed, wakeSenders }: ProvingNeeds) {
  /** Whether the session has ended. */
  async function endAfterGuessing(trx: Trx, { caller: { userId, sessionId }, language }: Prover): Promise<boolean> {
    if ((await limits.countIn(trx, 'wrongCodeBySession', sessionId)) < LAST_REFUSAL) return false;
    await endSession(trx, { id: sessionId, userId });
    await notifyCodesGuessed(trx, { userId, language, where: 'SESSION' });
    return true;
  }

  return async <Noted>(prover: Prover, { code, note }: CodeInput<Noted>): Promise<Noted> => {
    const { userId } = prover.caller;
    const proved: { noted?: Noted; hasEnded?: boolean } = {};
    await limits.attempt(
      usesOf(prover, code),
      async () => {
        const right = await codes.check(userId, code);
        if (!right) return false;
        return await transact(database, async (trx) => {
          if (!(await right.use(trx, prover))) return false;
          proved.noted = await note(trx, right.by);
          return true;
        });
      },
      async (trx) => {
        proved.hasEnded = await endAfterGuessing(trx, prover);
      },
    );
    if (proved.noted !== undefined || proved.hasEnded) wakeSenders();
    if (proved.hasEnded) throw unauthenticated(say('tooManyWrongCodes'));
    if (proved.noted === undefined) throw invalidFields({ code: say('codeWrong') });
    return proved.noted;
  };
}

/** The limits that count wrong codes: the session, and the account's daily limit for app codes, as at sign-in. */
function usesOf({ caller: { userId, sessionId }, network }: Prover, code: string): readonly Use[] {
  const bySession: Use = ['wrongCodeBySession', sessionId];
  return kindOfCode(code) === 'RECOVERY'
    ? [['recoveryCodeByAccountAndAddress', `${userId} ${network}`], bySession]
    : [['appCodeByAccount', userId], bySession];
}
