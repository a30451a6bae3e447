import { ownKeysRows } from '@approdo/shared/contract/accounts/own-keys';
import { createBrowserClient } from '../../client/browser-client.ts';

export const { keys: ownKeyCalls } = createBrowserClient({ keys: ownKeysRows });
