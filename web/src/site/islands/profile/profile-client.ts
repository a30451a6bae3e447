import { profile } from '@approdo/shared/contract/account/profile';
import { createBrowserClient } from '../../browser-client.ts';

export const { profile: profileCalls } = createBrowserClient({ profile });
