import { ApiError } from '@approdo/shared/client';
import type { OwnersDay } from '@approdo/shared/contract/operations/today';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { KEYS_KEY, TODAY_KEY, TRANSLATIONS_KEY } from './refreshes.ts';

const RETRIES = 2;

/**
 * Retries only calls without an answer, or with a server error; refusals are final. Any change may affect translated
 * content, so translations are refetched after each mutation. Begins with the owner's day, if that is known already.
 */
export function createQueryClient(day?: OwnersDay): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: { retry: (failures, fault) => failures < RETRIES && isPassing(fault) },
      mutations: { networkMode: 'always' },
    },
    queryCache: new QueryCache({ onError: (fault) => void refreshKeysWithoutProof(client, fault) }),
    mutationCache: new MutationCache({
      onSuccess: () => void client.invalidateQueries({ queryKey: TRANSLATIONS_KEY }),
    }),
  });
  if (day) client.setQueryData(TODAY_KEY, day);
  return client;
}

/** The property now requires a second proof: refetches whether the account has one. */
async function refreshKeysWithoutProof(client: QueryClient, fault: Error): Promise<void> {
  const isMissing = fault instanceof ApiError && fault.code === 'SECOND_PROOF_MISSING';
  if (isMissing) await client.invalidateQueries({ queryKey: KEYS_KEY });
}

function isPassing(fault: Error): boolean {
  return !(fault instanceof ApiError) || fault.status >= 500;
}
