import { profile } from '@approdo/shared/contract/profile';
import { createBrowserClient } from '../../browser-client.ts';

export const { profile: profileCalls } = createBrowserClient({ profile });
