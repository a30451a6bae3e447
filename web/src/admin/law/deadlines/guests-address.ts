/** The query name of the stay whose guests window is open. */
export const GUESTS_PARAMETER = 'ospiti';

export function guestsAddress(stayId: string): string {
  return `/register?${GUESTS_PARAMETER}=${encodeURIComponent(stayId)}`;
}
