import { ApiError } from '@approdo/shared/client';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { KEYS_KEY, TRANSLATIONS_KEY } from './refreshes.ts';

const RETRIES = 2;

/**
 * A refusal is final; only a call that got no answer, or a server in trouble, is tried again. Whatever is changed may be
 * something that is translated, so what is shown of that is read again.
 */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: { retry: (failures, fault) => failures < RETRIES && isPassing(fault) },
      mutations: { networkMode: 'always' },
    },
    queryCache: new QueryCache({ onError: (fault) => void askForProof(client, fault) }),
    mutationCache: new MutationCache({
      onSuccess: () => void client.invalidateQueries({ queryKey: TRANSLATIONS_KEY }),
    }),
  });
  return client;
}

/** The house has asked for a second proof since: it is read again whether there is one. */
async function askForProof(client: QueryClient, fault: Error): Promise<void> {
  const isMissing = fault instanceof ApiError && fault.code === 'SECOND_PROOF_MISSING';
  if (isMissing) await client.invalidateQueries({ queryKey: KEYS_KEY });
}

function isPassing(fault: Error): boolean {
  return !(fault instanceof ApiError) || fault.status >= 500;
}
