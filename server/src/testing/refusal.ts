import { ApiError } from '@approdo/shared/client';

/** The error of a refused call; fails where it was not refused. */
export async function refusalOf(call: Promise<unknown>): Promise<ApiError> {
  const outcome = await call.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (outcome instanceof ApiError) return outcome;
  throw outcome instanceof Error ? outcome : new Error('the call was not refused');
}
