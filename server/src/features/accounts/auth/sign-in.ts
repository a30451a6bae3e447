import type { Session, signIn as signInShape } from '@approdo/shared/contract/accounts/auth';
import { emailKey } from '@approdo/shared/domain/base/email';
import { say } from '@approdo/shared/words/say';
import type { z } from 'zod';
import { type Trx, transact } from '../../../db/transaction.ts';
import { HttpProblem, unauthenticated } from '../../../http/problems.ts';
import type { Limits, Use } from '../../base/limits/index.ts';
import { changeAccount, findAccountByEmail, type PasswordMatch, type UsersTable } from '../../base/people/index.ts';
import { findDevice, type Sender } from '../devices/index.ts';
import { hasTwoProofs, viewSignedIn } from '../keys/index.ts';
import { auditFailedSignIn } from './audit-accounts.ts';
import type { AskSecondProof, AuthParts } from './auth.parts.ts';

export type Credentials = z.output<typeof signInShape>;

/** One text for an unknown e-mail and a wrong password. */
const WRONG = say('credentialsWrong');

/**
 * Sign-in with limited guessing. The pair of account and address locks first: a stranger's guesses leave the account
 * open to callers from elsewhere. Attempts of one pair run one after another, so that correct passwords sent together
 * all succeed.
 */
export function createSignIn(
  { database, clock, limits, passwords, admit, wakeSenders }: AuthParts,
  ask: AskSecondProof,
) {
  const serialize = createSerializer();

  type ProvedCredentials = { readonly user: UsersTable; readonly device: string | undefined; readonly sender: Sender };

  /** After a correct password: a session, or the refusal that prompts for a second proof, which counts as neither. */
  async function continueSignIn(
    trx: Trx,
    { user, device, sender }: ProvedCredentials,
    [pair]: SignInUses,
  ): Promise<Session | HttpProblem> {
    const isSecondProofRequired = await hasTwoProofs(trx, user.id);
    if (isSecondProofRequired) {
      const known = device === undefined ? undefined : await findDevice(trx, clock, { userId: user.id, token: device });
      if (!known?.isRemembered) return await ask(trx, { userId: user.id, deviceId: known?.id ?? null });
    }
    await limits.clear(trx, ...pair);
    const by = isSecondProofRequired ? 'REMEMBERED' : 'PASSWORD';
    const admitted = await admit(trx, { user, by, device, sender });
    return { ...admitted, user: await viewSignedIn(trx, user) };
  }

  async function signIn({ email, password, device }: Credentials, sender: Sender, uses: SignInUses): Promise<Session> {
    const user = await findAccountByEmail(database, email);
    const result: { match?: PasswordMatch } = {};
    const isRight = await limits.attempt(
      uses,
      async () => {
        result.match = await passwords.compare(password, user?.password_hash);
        return result.match !== 'WRONG';
      },
      async (trx) => {
        if (user) await auditFailedSignIn(trx, clock, { userId: user.id, summary: 'Password sbagliata' });
      },
    );
    if (!isRight || !user) throw unauthenticated(WRONG);
    const renewed = result.match === 'OLDER' ? await passwords.hash(password) : undefined;
    const outcome = await transact(database, async (trx) => {
      const current = await findAccountByEmail(trx, email);
      if (current?.password_hash !== user.password_hash) throw unauthenticated(WRONG);
      if (renewed !== undefined) await changeAccount(trx, user.id, { password_hash: renewed });
      return await continueSignIn(trx, { user: current, device, sender }, uses);
    });
    if (outcome instanceof HttpProblem) throw outcome;
    wakeSenders();
    return outcome;
  }

  return (credentials: Credentials, sender: Sender): Promise<Session> => {
    const uses = usesOf(emailKey(credentials.email), sender.network);
    const [[, pair]] = uses;
    return serialize(pair, () => signIn(credentials, sender, uses));
  };
}

/** Unlocks an account that wrong guesses locked, wherever they came from. */
export async function forgetWrongGuesses(trx: Trx, limits: Limits, email: string): Promise<void> {
  const [[byPair, pair], , [byAccount, account]] = usesOf(emailKey(email), '');
  await limits.clearFrom(trx, byPair, pair);
  await limits.clear(trx, byAccount, account);
}

/** Clears the wrong guesses from that network after another way of signing in, as a correct password does. */
export async function forgetWrongGuessesFrom(
  trx: Trx,
  limits: Limits,
  { email, network }: { readonly email: string; readonly network: string },
): Promise<void> {
  const [[name, pair]] = usesOf(emailKey(email), network);
  await limits.clear(trx, name, pair);
}

type SignInUses = readonly [pair: Use, address: Use, account: Use];

/** An e-mail contains no space: keys that begin with it and a space are that account's pairs. */
function usesOf(account: string, network: string): SignInUses {
  return [
    ['signInByAccountAndAddress', `${account} ${network}`],
    ['signInByAddress', network],
    ['signInByAccount', account],
  ];
}

/** Runs calls with the same key in order, each once the previous one has ended. */
function createSerializer() {
  const lastOf = new Map<string, Promise<unknown>>();

  return async function serialize<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const before = lastOf.get(key) ?? Promise.resolve();
    const mine = before.then(work, work);
    lastOf.set(key, mine);
    try {
      return await mine;
    } finally {
      if (lastOf.get(key) === mine) lastOf.delete(key);
    }
  };
}
