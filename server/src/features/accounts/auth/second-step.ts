import type { AskedSecondProof, Session, secondProof } from '@approdo/shared/contract/accounts/auth';
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

type Given = z.output<typeof secondProof>;

/** The second half of signing in to an account with a second proof. */
export function createSecondStep({ database, clock, limits, admit, wakeSenders, ...keys }: AuthParts) {
  const { tickets, codes, listProofs, tellGuessed } = keys;

  const ask: AskSecondProof = async (trx, holder) => {
    const { userId } = holder;
    const asked: AskedSecondProof = {
      ...(await tickets.issue(trx, holder)),
      proofs: [...(await listProofs(trx, userId))],
      ...((await codes.isAppUnreadable(trx, userId)) && { isAppUnreadable: true }),
    };
    return new HttpProblem(403, say('secondProofAsked'), { extras: asked });
  };

  type Entering = { readonly given: Given; readonly holder: TicketHolder; readonly sender: Sender };

  /** Undefined if another call used the code meanwhile; nothing has changed then. */
  async function enter(trx: Trx, right: RightCode, { given, holder, sender }: Entering): Promise<Session | undefined> {
    if (!(await right.use(trx, sender))) return undefined;
    if (!(await tickets.take(trx, given.ticket))) throw ticketEnded();
    const user = await getAccount(trx, holder.userId);
    await forgetWrongGuessesFrom(trx, limits, { email: user.email, network: sender.network });
    const { deviceId } = holder;
    const admitted = await admit(trx, { user, by: right.by, deviceId, remember: given.remember, sender });
    return { ...admitted, user: await viewSignedIn(trx, user) };
  }

  /** One attempt; undefined if the code is wrong. */
  async function tryCode(entering: Entering): Promise<Session | undefined> {
    const { given, holder } = entering;
    try {
      const right = await codes.check(holder.userId, given.code);
      return right && (await transact(database, (trx) => enter(trx, right, entering)));
    } catch (error) {
      await transact(database, (trx) => tickets.takeTryBack(trx, given.ticket));
      throw error;
    }
  }

  async function endGuessed({ given, holder, sender }: Entering): Promise<void> {
    await transact(database, async (trx) => {
      if (await tickets.take(trx, given.ticket)) {
        await tellGuessed(trx, { userId: holder.userId, language: sender.language, where: 'SIGN_IN' });
      }
    });
    wakeSenders();
  }

  async function finish(given: Given, sender: Sender): Promise<Session> {
    const holder = await tickets.find(database, given.ticket);
    if (!holder) throw ticketEnded();
    const entering = { given, holder, sender };
    const tried: { session?: Session | undefined; isLast?: boolean } = {};
    await limits.guess(
      usesOf(entering),
      async () => {
        const begun = await transact(database, (trx) => tickets.beginTry(trx, given.ticket));
        if (!begun) throw ticketEnded();
        tried.isLast = begun.isLast;
        tried.session = await tryCode(entering);
        return tried.session !== undefined;
      },
      (trx) => auditFailedSignIn(trx, clock, { userId: holder.userId, summary: 'Codice sbagliato' }),
    );
    if (!tried.session && tried.isLast) await endGuessed(entering);
    if (!tried.session) throw unauthenticated(say('codeWrong'));
    wakeSenders();
    return tried.session;
  }

  /** The limits for wrong codes. A known device counts on its own, so that nobody can lock its owner out. */
  function usesOf({ given, holder: { userId, deviceId }, sender }: Entering): readonly Use[] {
    const pair = `${userId} ${sender.network}`;
    if (kindOfCode(given.code) === 'RECOVERY') return [['recoveryCodeByAccountAndAddress', pair]];
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
