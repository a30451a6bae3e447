import { createClient, createHttpTransport } from '@approdo/shared/client';
import { cleaning } from '@approdo/shared/contract/bookings/turnovers';
import { readPageLanguage } from '../../client/page-language.ts';

/** By the link alone: who is signed in here is nobody to these calls. */
const transport = createHttpTransport({
  base: '/api',
  readToken: () => undefined,
  onTokenRefused: () => undefined,
});

export const { cleaning: cleaningCalls } = createClient({ cleaning }, transport, { readLang: readPageLanguage });
