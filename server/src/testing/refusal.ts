import { ApiError } from '@approdo/shared/client';

/** What a call was refused with; fails where it was not. */
export async function refusalOf(call: Promise<unknown>): Promise<ApiError> {
  const outcome = await call.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (outcome instanceof ApiError) return outcome;
  throw outcome instanceof Error ? outcome : new Error('the call was not refused');
}
