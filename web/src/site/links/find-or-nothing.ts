/** The result of the call; undefined if the server refuses it, as for what does not exist. Rethrows other failures. */
export async function findOrNothing<Found>(call: Promise<Found>): Promise<Found | undefined> {
  try {
    return await call;
  } catch (cause) {
    refusalOf(cause);
    return undefined;
  }
}

type Refusal = Error & { readonly status: number; readonly body?: unknown };

/** The server's refusal. Rethrows anything else. */
export function refusalOf(cause: unknown): Refusal {
  if (isRefusal(cause)) return cause;
  throw cause;
}

/** The server's own client has an ApiError of another class than this package's bundle. */
function isRefusal(cause: unknown): cause is Refusal {
  if (!(cause instanceof Error) || cause.name !== 'ApiError' || !('status' in cause)) return false;
  return typeof cause.status === 'number' && cause.status < 500;
}
