import { type Trx, transact } from '../../../db/transaction.ts';
import type { Caller } from '../../../http/calls/handler.ts';
import { createPasswords, forgetFormerEmails } from '../../base/people/index.ts';
import { createAdmission, createSessions, endSession } from '../devices/index.ts';
import type { AuthOptions, AuthParts } from './auth.parts.ts';
import { listHoldersOfTokens } from './auth.repository.ts';
import { createDisown } from './disown.ts';
import { createMailedLinks } from './mailed-links.ts';
import { createPasskeySignIn } from './passkey-sign-in.ts';
import { createRegistration } from './registration.ts';
import { createSecondStep } from './second-step.ts';
import { createSignIn } from './sign-in.ts';
import { createTransferSignIn } from './sign-in-transfer/sign-in-transfer.service.ts';

export type Auth = ReturnType<typeof createAuth>;

/** Accounts: opening one, signing in and out, and the links mailed to it. */
export function createAuth({ hasher, secret, ...options }: AuthOptions) {
  const { database, clock } = options;
  const sessions = createSessions({ database, clock, secret });
  const admit = createAdmission({ ...options, secret, sessions });
  const parts: AuthParts = { ...options, admit, passwords: createPasswords(hasher) };
  const secondStep = createSecondStep(parts);

  return {
    readCaller: sessions.readCaller,
    register: createRegistration(parts),
    signIn: createSignIn(parts, secondStep.ask),
    finishSignIn: secondStep.finish,
    enterWithPasskey: createPasskeySignIn(parts),
    redeemTransfer: createTransferSignIn(parts),
    ...createMailedLinks(parts),
    disown: createDisown(parts),

    async signOut({ sessionId, userId }: Caller): Promise<void> {
      await transact(database, (trx) => endSession(trx, { id: sessionId, userId }));
    },
  };
}

/** Forgets the former addresses of accounts, once no mailed link can restore them. */
export async function forgetLeftEmails(trx: Trx, now: Date): Promise<void> {
  await forgetFormerEmails(trx, await listHoldersOfTokens(trx, 'CONFIRM_EMAIL', now.toISOString()));
}
