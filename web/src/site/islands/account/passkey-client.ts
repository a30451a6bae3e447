import { passkeySignIn } from '@approdo/shared/contract/account/keys';
import { createBrowserClient } from '../../browser-client.ts';

export const { passkeySignIn: passkeyCalls } = createBrowserClient({ passkeySignIn });
