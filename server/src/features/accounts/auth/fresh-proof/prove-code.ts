import type { Language } from '@approdo/shared/domain/base/language/language';
import { say } from '@approdo/shared/words/say';
import type { Database } from '../../../../db/database.ts';
import { type Trx, transact } from '../../../../db/transaction.ts';
import type { Caller } from '../../../../http/calls/handler.ts';
import { invalidFields, unauthenticated } from '../../../../http/problems.ts';
import type { Limits, Use } from '../../../base/limits/index.ts';
import { endSession } from '../../devices/index.ts';
import { type CodeKind, type CodeProofs, kindOfCode, type TellGuessed } from '../../keys/index.ts';

/** Who shows again who she is, and from what. */
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
  readonly tellGuessed: TellGuessed;
  readonly wakeSenders: () => void;
};

type Given<Noted> = { readonly code: string; readonly note: (trx: Trx, by: CodeKind) => Promise<Noted> };

/** The refusal that ends the session, as it ends a ticket: its holder is guessing. */
const LAST_REFUSAL = 5;

/**
 * By a code of the caller's app, or a recovery code. Throws 400 where it is wrong, or another used it up, and 401 with the fifth
 * of a session, which ends with that.
 */
export function createCodeProving({ database, limits, codes, tellGuessed, wakeSenders }: ProvingNeeds) {
  /** True where the session has ended. */
  async function endGuessed(trx: Trx, { caller: { userId, sessionId }, language }: Prover): Promise<boolean> {
    if ((await limits.countIn(trx, 'wrongCodeBySession', sessionId)) < LAST_REFUSAL) return false;
    await endSession(trx, { id: sessionId, userId });
    await tellGuessed(trx, { userId, language, where: 'SESSION' });
    return true;
  }

  return async <Noted>(prover: Prover, { code, note }: Given<Noted>): Promise<Noted> => {
    const { userId } = prover.caller;
    const proved: { noted?: Noted; hasEnded?: boolean } = {};
    await limits.guess(
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
        proved.hasEnded = await endGuessed(trx, prover);
      },
    );
    if (proved.noted !== undefined || proved.hasEnded) wakeSenders();
    if (proved.hasEnded) throw unauthenticated(say('tooManyWrongCodes'));
    if (proved.noted === undefined) throw invalidFields({ code: say('codeWrong') });
    return proved.noted;
  };
}

/** Where wrong codes count beside their session: codes of the app in the account's daily limit, as at sign-in; no others do. */
function usesOf({ caller: { userId, sessionId }, network }: Prover, code: string): readonly Use[] {
  const bySession: Use = ['wrongCodeBySession', sessionId];
  return kindOfCode(code) === 'RECOVERY'
    ? [['recoveryCodeByAccountAndAddress', `${userId} ${network}`], bySession]
    : [['appCodeByAccount', userId], bySession];
}
