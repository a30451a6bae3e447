import { guide } from '@approdo/shared/contract/stay/guide';
import { createBrowserClient } from '../../client/browser-client.ts';

export const { guide: guideCalls } = createBrowserClient({ guide });
