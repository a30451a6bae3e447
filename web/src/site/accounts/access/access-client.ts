import { devices } from '@approdo/shared/contract/accounts/devices';
import { freshProof } from '@approdo/shared/contract/accounts/fresh-proof';
import { createBrowserClient } from '../../client/browser-client.ts';

export const { devices: deviceCalls, freshProof: proofCalls } = createBrowserClient({ devices, freshProof });
