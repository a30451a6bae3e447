import { auth } from '@approdo/shared/contract/accounts/auth';
import { createBrowserClient } from '../client/browser-client.ts';

export const { auth: authCalls } = createBrowserClient({ auth });
