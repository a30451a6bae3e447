import { ApiError } from '@approdo/shared/client';
import { QueryClient } from '@tanstack/react-query';

const RETRIES = 2;

/** A refusal is final; only a call that got no answer, or a server in trouble, is tried again. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: (failures, fault) => failures < RETRIES && isPassing(fault) },
      mutations: { networkMode: 'always' },
    },
  });
}

function isPassing(fault: Error): boolean {
  return !(fault instanceof ApiError) || fault.status >= 500;
}
