import { auth } from '@approdo/shared/contract/account/auth';
import { createBrowserClient } from '../../browser-client.ts';

export const { auth: authCalls } = createBrowserClient({ auth });
