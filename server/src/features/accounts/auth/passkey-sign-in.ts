import type { Session } from '@approdo/shared/contract/accounts/auth';
import type { passkeySignIn as rows } from '@approdo/shared/contract/accounts/keys';
import type { PasskeyAnswer } from '@approdo/shared/contract/accounts/passkey-shapes';
import type { Trx } from '../../../db/transaction.ts';
import type { Handlers } from '../../../http/calls/handler.ts';
import { getAccount } from '../../base/people/index.ts';
import type { Sender } from '../devices/index.ts';
import { type PasskeyProofs, viewSignedIn } from '../keys/index.ts';
import type { AuthParts } from './auth.parts.ts';
import { forgetWrongGuessesFrom } from './sign-in.ts';

type PasskeyInput = { readonly response: PasskeyAnswer; readonly device?: string | undefined };

type EnterWithPasskey = (input: PasskeyInput, sender: Sender) => Promise<Session>;

/** Sign-in with a passkey, which identifies its account: it counts as two proofs, and clears wrong guesses. */
export function createPasskeySignIn({ passkeys, wakeSenders, ...parts }: AuthParts): EnterWithPasskey {
  const enter = createPasskeyAdmission(parts);

  return async ({ response, device }, sender) => {
    const session = await passkeys.proveAnyone({ answer: response, sender }, (trx, userId) =>
      enter(trx, { userId, device, sender }),
    );
    wakeSenders();
    return session;
  };
}

type Proved = { readonly userId: string; readonly device: string | undefined; readonly sender: Sender };

/** Opens a session for the account that a passkey has proved. */
export function createPasskeyAdmission({ limits, admit }: Pick<AuthParts, 'limits' | 'admit'>) {
  return async (trx: Trx, { userId, device, sender }: Proved): Promise<Session> => {
    const user = await getAccount(trx, userId);
    await forgetWrongGuessesFrom(trx, limits, { email: user.email, network: sender.network });
    const admitted = await admit(trx, { user, by: 'PASSKEY', device, sender });
    return { ...admitted, user: await viewSignedIn(trx, user) };
  };
}

type Services = { readonly passkeys: PasskeyProofs; readonly enterWithPasskey: EnterWithPasskey };

export function passkeySignInRoutes({ passkeys, enterWithPasskey }: Services): Handlers<typeof rows> {
  return {
    options: () => passkeys.askAnyone(),
    enter: ({ body }, context) => enterWithPasskey(body, context),
  };
}
