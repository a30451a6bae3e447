import { passkeySignIn as rows } from '@approdo/shared/contract/accounts/keys';
import { createPasskeySignIn } from '../../../passkeys/sign-in.ts';
import { createBrowserClient } from '../../client/browser-client.ts';

export const passkeySignIn = createPasskeySignIn(createBrowserClient({ passkeySignIn: rows }).passkeySignIn);
