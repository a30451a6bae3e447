import { guide } from '@approdo/shared/contract/stays/guide';
import { createBrowserClient } from '../../client/browser-client.ts';

export const { guide: guideCalls } = createBrowserClient({ guide });
