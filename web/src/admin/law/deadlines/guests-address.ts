/** Names the stay whose window of guests is open, in the address of the screen that lists them. */
export const GUESTS_PARAMETER = 'ospiti';

export function guestsAddress(stayId: string): string {
  return `/register?${GUESTS_PARAMETER}=${encodeURIComponent(stayId)}`;
}
