import { devices } from '@approdo/shared/contract/account/devices';
import { createBrowserClient } from '../../browser-client.ts';

export const { devices: deviceCalls } = createBrowserClient({ devices });
