import type { Language } from '@approdo/shared/domain/language/language';
import { say } from '@approdo/shared/words/say';
import type { Database } from '../../../db/database.ts';
import { type Trx, transact } from '../../../db/transaction.ts';
import type { Caller } from '../../../http/calls/handler.ts';
import { invalidFields } from '../../../http/problems.ts';
import type { CodeKind, CodeProofs } from '../../keys/index.ts';
import type { Limits } from '../../limits/index.ts';

/** Who shows again who she is, and from what. */
export type Prover = { readonly caller: Caller; readonly browser: string; readonly language: Language };

type ProvingNeeds = {
  readonly database: Database;
  readonly limits: Limits;
  readonly codes: Pick<CodeProofs, 'check'>;
  readonly wakeSenders: () => void;
};

type Given<Noted> = { readonly code: string; readonly note: (trx: Trx, by: CodeKind) => Promise<Noted> };

/** By a code of the caller's app, or a recovery code. Throws 400 where it is wrong, or another used it up. */
export function createCodeProving({ database, limits, codes, wakeSenders }: ProvingNeeds) {
  return async <Noted>({ caller: { userId }, ...from }: Prover, { code, note }: Given<Noted>): Promise<Noted> => {
    const proved: { noted?: Noted } = {};
    await limits.guess([['freshProofByUser', userId]], async () => {
      const right = await codes.check(userId, code);
      if (!right) return false;
      return await transact(database, async (trx) => {
        if (!(await right.use(trx, from))) return false;
        proved.noted = await note(trx, right.by);
        return true;
      });
    });
    if (proved.noted === undefined) throw invalidFields({ code: say('codeWrong') });
    wakeSenders();
    return proved.noted;
  };
}
