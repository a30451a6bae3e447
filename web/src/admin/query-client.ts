import { ApiError } from '@approdo/shared/client';
import { MutationCache, QueryClient } from '@tanstack/react-query';

const RETRIES = 2;

/** What is read of translations, under whatever else. */
export const TRANSLATIONS_KEY: readonly string[] = ['translations'];

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
    mutationCache: new MutationCache({
      onSuccess: () => void client.invalidateQueries({ queryKey: TRANSLATIONS_KEY }),
    }),
  });
  return client;
}

function isPassing(fault: Error): boolean {
  return !(fault instanceof ApiError) || fault.status >= 500;
}
