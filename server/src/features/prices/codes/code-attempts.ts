import type { Database } from '../../../db/database.ts';
import type { Limits, Use } from '../../base/limits/index.ts';
import { type CheckedCode, type CodeCaller, checkCode } from './check-code.ts';

type AttemptNeeds = { readonly database: Database; readonly limits: Limits };

type CodeAttempt = Parameters<typeof checkCode>[2] & {
  /** The network of the client. */
  readonly network: string;
};

export type AttemptCode = ReturnType<typeof createCodeAttempts>;

/**
 * Checks codes with a limit on guessing: wrong ones are counted per network and account, and after ten no code is
 * checked for a while: throws 429 even for valid codes. The owner, who can read all codes, has no limit.
 */
export function createCodeAttempts({ database, limits }: AttemptNeeds) {
  return async (written: string, { network, ...context }: CodeAttempt): Promise<CheckedCode> => {
    if (context.caller?.role === 'ADMIN') return await checkCode(database, written, context);
    let answer: CheckedCode | undefined;
    const isRight = await limits.attempt(usesOf(network, context.caller), async () => {
      answer = await checkCode(database, written, context);
      return !answer.isWrong;
    });
    // Equal refusals must take equal time.
    if (isRight && answer?.fault?.key === 'codeInvalid') await limits.note(equivalentUsesOf(network, context.caller));
    if (!answer) throw new Error('a guess that was looked at has an answer');
    return answer;
  };
}

function usesOf(network: string, caller: CodeCaller): Use[] {
  return [['discountCodeByNetwork', network], ...(caller ? [['discountCodeByUser', caller.userId] satisfies Use] : [])];
}

function equivalentUsesOf(network: string, caller: CodeCaller): Use[] {
  return usesOf(network, caller).map(([, subject]) => ['spentDiscountCode', subject]);
}
