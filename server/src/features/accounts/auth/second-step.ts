import type { SecondProofPrompt, Session, secondProof } from '@approdo/shared/contract/accounts/auth';
import { say } from '@approdo/shared/words/say';
import type { z } from 'zod';
import { type Trx, transact } from '../../../db/transaction.ts';
import { HttpProblem, unauthenticated } from '../../../http/problems.ts';
import type { Use } from '../../base/limits/index.ts';
import { getAccount } from '../../base/people/index.ts';
import type { Sender } from '../devices/index.ts';
import { kindOfCode, type RightCode, type TicketHolder, viewSignedIn } from '../keys/index.ts';
import { auditFailedSignIn } from './audit-accounts.ts';
import type { AskSecondProof, AuthParts } from './auth.parts.ts';
import { forgetWrongGuessesFrom } from './sign-in.ts';

type SecondProofInput = z.output<typeof secondProof>;

/** The second half of signing in to an account with a second proof. */
export function createSecondStep({ database, clock, limits, admit, wakeSenders, ...keys }: AuthParts) {
  const { tickets, codes, listProofs, notifyCodesGuessed } = keys;

  const ask: AskSecondProof = async (trx, holder) => {
    const { userId } = holder;
    const prompt: SecondProofPrompt = {
      ...(await tickets.issue(trx, holder)),
      proofs: [...(await listProofs(trx, userId))],
      ...((await codes.isAppUnreadable(trx, userId)) && { isAppUnreadable: true }),
    };
    return new HttpProblem(403, say('secondProofAsked'), { extras: prompt });
  };

  type CodeAttempt = { readonly input: SecondProofInput; readonly holder: TicketHolder; readonly sender: Sender };

  /** Undefined if another call used the code meanwhile; nothing has changed then. */
  async function openSession(
    trx: Trx,
    right: RightCode,
    { input, holder, sender }: CodeAttempt,
  ): Promise<Session | undefined> {
    if (!(await right.use(trx, sender))) return undefined;
    if (!(await tickets.take(trx, input.ticket))) throw ticketEnded();
    const user = await getAccount(trx, holder.userId);
    await forgetWrongGuessesFrom(trx, limits, { email: user.email, network: sender.network });
    const { deviceId } = holder;
    const admitted = await admit(trx, { user, by: right.by, deviceId, remember: input.remember, sender });
    return { ...admitted, user: await viewSignedIn(trx, user) };
  }

  /** One attempt; undefined if the code is wrong. */
  async function tryCode(attempt: CodeAttempt): Promise<Session | undefined> {
    const { input, holder } = attempt;
    try {
      const right = await codes.check(holder.userId, input.code);
      return right && (await transact(database, (trx) => openSession(trx, right, attempt)));
    } catch (error) {
      await transact(database, (trx) => tickets.refundAttempt(trx, input.ticket));
      throw error;
    }
  }

  async function endAfterGuessing({ input, holder, sender }: CodeAttempt): Promise<void> {
    await transact(database, async (trx) => {
      if (await tickets.take(trx, input.ticket)) {
        await notifyCodesGuessed(trx, { userId: holder.userId, language: sender.language, where: 'SIGN_IN' });
      }
    });
    wakeSenders();
  }

  async function finish(input: SecondProofInput, sender: Sender): Promise<Session> {
    const holder = await tickets.find(database, input.ticket);
    if (!holder) throw ticketEnded();
    const attempt = { input, holder, sender };
    const result: { session?: Session | undefined; isLast?: boolean } = {};
    await limits.attempt(
      usesOf(attempt),
      async () => {
        const counted = await transact(database, (trx) => tickets.beginAttempt(trx, input.ticket));
        if (!counted) throw ticketEnded();
        result.isLast = counted.isLast;
        result.session = await tryCode(attempt);
        return result.session !== undefined;
      },
      (trx) => auditFailedSignIn(trx, clock, { userId: holder.userId, summary: 'Codice sbagliato' }),
    );
    if (!result.session && result.isLast) await endAfterGuessing(attempt);
    if (!result.session) throw unauthenticated(say('codeWrong'));
    wakeSenders();
    return result.session;
  }

  /** The limits for wrong codes. A known device counts on its own, so that nobody can lock its owner out. */
  function usesOf({ input, holder: { userId, deviceId }, sender }: CodeAttempt): readonly Use[] {
    const pair = `${userId} ${sender.network}`;
    if (kindOfCode(input.code) === 'RECOVERY') return [['recoveryCodeByAccountAndAddress', pair]];
    if (deviceId !== null) return [['appCodeByDevice', deviceId]];
    return [
      ['appCodeByAccountAndAddress', pair],
      ['appCodeByAccount', userId],
    ];
  }

  return { ask, finish };
}

function ticketEnded(): HttpProblem {
  return unauthenticated(say('ticketEnded'));
}
