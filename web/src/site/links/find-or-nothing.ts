/** What the call finds; undefined where the server refuses it, as it does what is not there. Other failures pass through. */
export async function findOrNothing<Found>(call: Promise<Found>): Promise<Found | undefined> {
  try {
    return await call;
  } catch (cause) {
    refusalOf(cause);
    return undefined;
  }
}

type Refusal = Error & { readonly status: number; readonly body?: unknown };

/** What the server answered instead. Throws what is no refusal. */
export function refusalOf(cause: unknown): Refusal {
  if (isRefusal(cause)) return cause;
  throw cause;
}

/** The client that pages are given comes from the server, with an ApiError of its own: another class than that of this room's bundle. */
function isRefusal(cause: unknown): cause is Refusal {
  if (!(cause instanceof Error) || cause.name !== 'ApiError' || !('status' in cause)) return false;
  return typeof cause.status === 'number' && cause.status < 500;
}
