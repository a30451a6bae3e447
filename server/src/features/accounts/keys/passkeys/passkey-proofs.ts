import type { PasskeyAnswer, RequestOptions } from '@approdo/shared/contract/accounts/passkey-shapes';
import type { PasskeySupport } from '@approdo/shared/domain/accounts/passkey-support';
import type { Language } from '@approdo/shared/domain/base/language/language';
import type { Clock } from '../../../../adapters/clock.ts';
import { readChallenge, verifyAnswer } from '../../../../adapters/passkey-verifier.ts';
import type { Database } from '../../../../db/database.ts';
import { type Trx, transact } from '../../../../db/transaction.ts';
import type { Caller } from '../../../../http/calls/handler.ts';
import type { Limits, Use } from '../../../base/limits/index.ts';
import type { Challenges, Purpose } from './challenges.ts';
import type { NotifyPasskeyCopied } from './notify-passkey-copied.ts';
import { type RelyingParty, requestOptionsOf, requirePasskeySupport } from './passkey-options.ts';
import { PasskeyRefused } from './passkey-refused.ts';
import { findPasskeyWithHandle, listPasskeys, updateUse } from './passkeys.repository.ts';

type ProofsNeeds = {
  readonly database: Database;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly passkeySupport: PasskeySupport;
  readonly challenges: Challenges;
  readonly notifyPasskeyCopied: NotifyPasskeyCopied;
};

/** Guests are written to in the language of the call. */
export type Sender = { readonly network: string; readonly language: Language };

type GivenAnswer = { readonly answer: PasskeyAnswer; readonly purpose: Purpose };

/** What is done for the account that a passkey proved, in the transaction that uses up the proof. */
type Work<Result> = (trx: Trx, userId: string, passkeyId: string) => Promise<Result>;

export type PasskeyProofs = ReturnType<typeof createPasskeyProofs>;

/** Proves accounts by passkeys. Every wrong answer is refused in the same way and changes nothing. */
export function createPasskeyProofs(needs: ProofsNeeds) {
  const { database, challenges } = needs;
  const countRefusals = createProver(needs);
  return {
    /** Throws 409 if the site cannot offer passkeys. */
    async askAnyone(): Promise<{ options: RequestOptions; origin: string }> {
      const { rpId, origin } = requirePasskeySupport(needs.passkeySupport);
      return {
        options: requestOptionsOf({ challenge: challenges.make({ is: 'sign in' }), rpId, allowed: [] }),
        origin,
      };
    },

    /** With the owner's passkeys that are valid here. */
    async askOwner(userId: string): Promise<{ options: RequestOptions }> {
      const { rpId } = requirePasskeySupport(needs.passkeySupport);
      const own = await listPasskeys(database, userId);
      const challenge = challenges.make({ is: 'prove', userId });
      return { options: requestOptionsOf({ challenge, rpId, allowed: own.filter((one) => one.rp_id === rpId) }) };
    },

    /**
     * Does the work for the account of that answer, once. Throws PasskeyRefused, 429 after 20 refusals of a network
     * address in 15 minutes, and 409 if the site cannot offer passkeys.
     */
    async proveAnyone<Result>(
      { answer, sender }: { readonly answer: PasskeyAnswer; readonly sender: Sender },
      work: Work<Result>,
    ): Promise<Result> {
      const use: Use = ['refusedPasskeyByAddress', sender.network];
      return await countRefusals(
        { given: { answer, purpose: { is: 'sign in' } }, use, language: sender.language },
        work,
      );
    },

    /** The same for a known account and its own passkeys; 429 after ten refusals of its session in 15 minutes. */
    async proveOwner<Result>(
      {
        answer,
        caller: { userId, sessionId },
        language,
      }: {
        readonly answer: PasskeyAnswer;
        readonly caller: Pick<Caller, 'userId' | 'sessionId'>;
        readonly language: Language;
      },
      work: Work<Result>,
    ): Promise<Result> {
      const given: GivenAnswer = { answer, purpose: { is: 'prove', userId } };
      return await countRefusals({ given, use: ['refusedPasskeyBySession', sessionId], language }, work);
    },
  };
}

/** Proves an account by one answer, and does the work for it. */
function createProver({ database, clock, limits, challenges, notifyPasskeyCopied, ...needs }: ProofsNeeds) {
  /** The passkey of a correct answer, and its claims; whether the answer is a replay is not known yet. */
  async function verify({ answer, purpose }: GivenAnswer, passkeySupport: RelyingParty) {
    const challenge = readChallenge(answer.response.clientDataJSON);
    if (challenge === undefined || !challenges.isGood(challenge, purpose)) throw new PasskeyRefused();
    const passkey = await findPasskeyWithHandle(database, answer.id);
    if (!passkey) throw new PasskeyRefused({ isUnknown: true });
    const isOwn = purpose.is === 'sign in' || purpose.userId === passkey.user_id;
    if (!isOwn || answer.response.userHandle !== passkey.handle) throw new PasskeyRefused();
    const seen = await verifyAnswer(answer, { challenge, ...passkeySupport }, passkey.public_key);
    if (!seen) throw new PasskeyRefused();
    return { challenge, passkey, seen };
  }

  async function prove<Result>(given: GivenAnswer, work: Work<Result>): Promise<Result> {
    const { challenge, passkey, seen } = await verify(given, requirePasskeySupport(needs.passkeySupport));
    const { id, user_id: userId } = passkey;
    return await transact(database, async (trx) => {
      if (!(await challenges.use(trx, challenge))) throw new PasskeyRefused();
      const use = {
        counter: seen.counter,
        is_synced: seen.isSynced ? 1 : 0,
        last_used_at: clock.now().toISOString(),
      } as const;
      if (!(await updateUse(trx, id, use))) throw new PasskeyRefused({ copiedId: id });
      return await work(trx, userId, id);
    });
  }

  /** A refusal counts as a wrong guess; the owner is notified of a passkey that may have been copied. */
  return async function countRefusals<Result>(
    { given, use, language }: { readonly given: GivenAnswer; readonly use: Use; readonly language: Language },
    work: Work<Result>,
  ): Promise<Result> {
    const tried: { outcome?: PasskeyRefused | { readonly result: Result } } = {};
    await limits.attempt([use], async () => {
      tried.outcome = await prove(given, work).then((result) => ({ result }), refusalOf);
      return !(tried.outcome instanceof PasskeyRefused);
    });
    const { outcome = new PasskeyRefused() } = tried;
    if (!(outcome instanceof PasskeyRefused)) return outcome.result;
    if (outcome.copiedId !== undefined) await notifyPasskeyCopied(outcome.copiedId, language);
    throw outcome;
  };
}

function refusalOf(error: unknown): PasskeyRefused {
  if (error instanceof PasskeyRefused) return error;
  throw error;
}
