import type { Database } from '../../../db/database.ts';
import type { Limits, Use } from '../../base/limits/index.ts';
import { type AskedCode, askCode, type CodeCaller } from './ask-code.ts';

type GuessNeeds = { readonly database: Database; readonly limits: Limits };

type Guess = Parameters<typeof askCode>[2] & {
  /** The network of the client. */
  readonly network: string;
};

export type GuessCode = ReturnType<typeof createCodeGuesses>;

/**
 * Checks codes with a limit on guessing: wrong ones are counted per network and account, and after ten no code is
 * checked for a while: throws 429 even for valid codes. The owner, who can read all codes, has no limit.
 */
export function createCodeGuesses({ database, limits }: GuessNeeds) {
  return async (written: string, { network, ...asked }: Guess): Promise<AskedCode> => {
    if (asked.caller?.role === 'ADMIN') return await askCode(database, written, asked);
    let answer: AskedCode | undefined;
    const isRight = await limits.guess(usesOf(network, asked.caller), async () => {
      answer = await askCode(database, written, asked);
      return !answer.isWrong;
    });
    // Equal refusals must take equal time.
    if (isRight && answer?.fault?.key === 'codeInvalid') await limits.note(likeUsesOf(network, asked.caller));
    if (!answer) throw new Error('a guess that was looked at has an answer');
    return answer;
  };
}

function usesOf(network: string, caller: CodeCaller): Use[] {
  return [['discountCodeByNetwork', network], ...(caller ? [['discountCodeByUser', caller.userId] satisfies Use] : [])];
}

function likeUsesOf(network: string, caller: CodeCaller): Use[] {
  return usesOf(network, caller).map(([, whose]) => ['spentDiscountCode', whose]);
}
