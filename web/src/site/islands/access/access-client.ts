import { devices } from '@approdo/shared/contract/account/devices';
import { freshProof } from '@approdo/shared/contract/account/fresh-proof';
import { keys } from '@approdo/shared/contract/account/keys';
import { createBrowserClient } from '../../browser-client.ts';

export const {
  devices: deviceCalls,
  keys: keyCalls,
  freshProof: proofCalls,
} = createBrowserClient({ devices, keys, freshProof });
