import { createClient, createHttpTransport } from '@approdo/shared/client';
import { officialCodes } from '@approdo/shared/contract/law/official-tables';
import { checkIn } from '@approdo/shared/contract/messages/check-in';
import { readPageLanguage } from '../../client/page-language.ts';

/** By the link alone: whoever is signed in here is not identified to these calls. */
const transport = createHttpTransport({
  base: '/api',
  readToken: () => undefined,
  onTokenRefused: () => undefined,
});

export const { checkIn: checkInCalls, officialCodes: codeCalls } = createClient({ checkIn, officialCodes }, transport, {
  readLang: readPageLanguage,
});
