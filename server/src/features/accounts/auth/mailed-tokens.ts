import { emailKey } from '@approdo/shared/domain/base/email';
import { say } from '@approdo/shared/words/say';
import type { Clock } from '../../../adapters/clock.ts';
import { hashToken, makeToken } from '../../../adapters/secret-token.ts';
import type { Reader, Trx } from '../../../db/transaction.ts';
import { type HttpProblem, invalid } from '../../../http/problems.ts';
import { getAccount, provedEmailOf, type UsersTable } from '../../base/people/index.ts';
import { deleteMailedTokensOf, findMailedToken, insertMailedToken } from './auth.repository.ts';
import type { MailedTokenPurpose } from './auth.table.ts';

const HOUR = 60 * 60_000;
const LIFETIME_MS = { CONFIRM_EMAIL: 24 * HOUR, RESET_PASSWORD: HOUR } satisfies Record<MailedTokenPurpose, number>;

type Issue = { readonly userId: string; readonly purpose: MailedTokenPurpose };
/** What the reader of a link sends back. */
export type MailedProof = { readonly email: string; readonly token: string };

type Proof = MailedProof & { readonly purpose: MailedTokenPurpose };

/** Makes the secret of a mailed link. Earlier links of the same purpose for the account end. */
export async function issueMailedToken(trx: Trx, clock: Clock, { userId, purpose }: Issue): Promise<string> {
  const token = makeToken();
  const expiresAt = new Date(clock.now().getTime() + LIFETIME_MS[purpose]);
  await deleteMailedTokensOf(trx, userId, purpose);
  await insertMailedToken(trx, {
    token_hash: hashToken(token),
    user_id: userId,
    purpose,
    expires_at: expiresAt.toISOString(),
  });
  return token;
}

/** The account whose ownership a mailed link proves; throws 400 if the link is invalid or has expired. */
export async function readMailedToken(reader: Reader, clock: Clock, proof: Proof): Promise<UsersTable> {
  const { user, expiresAt } = await readLink(reader, proof);
  if (expiresAt <= clock.now().toISOString()) throw invalid(say('linkExpired'));
  return user;
}

/** Whether a mailed link's purpose is already fulfilled, however old it is; throws 400 if the link is not ours. */
export async function isConfirmedAlready(reader: Reader, proof: MailedProof): Promise<boolean> {
  const { user } = await readLink(reader, { ...proof, purpose: 'CONFIRM_EMAIL' });
  return provedEmailOf(user) !== undefined;
}

async function readLink(reader: Reader, proof: Proof) {
  const token = await findMailedToken(reader, hashToken(proof.token));
  if (token?.purpose !== proof.purpose) throw linkNotValid();
  const user = await getAccount(reader, token.user_id);
  if (user.email_key !== emailKey(proof.email)) throw linkNotValid();
  return { user, expiresAt: token.expires_at };
}

function linkNotValid(): HttpProblem {
  return invalid(say('linkUsed'));
}
