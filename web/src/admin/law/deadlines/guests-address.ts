import type { DeadlineAnswer } from '@approdo/shared/contract/law/deadlines';

/** The query name of the stay whose guests window is open. */
export const GUESTS_PARAMETER = 'ospiti';

export function guestsAddress(stayId: string): string {
  return `/register?${GUESTS_PARAMETER}=${encodeURIComponent(stayId)}`;
}

/** The page for a deadline: for guests to report the window of their stay, whose id is in the key. */
export function deadlineAddress({ kind, key, path }: Pick<DeadlineAnswer, 'kind' | 'key' | 'path'>): string {
  const [, stayId] = key.split(':');
  return kind === 'ALLOGGIATI' && stayId !== undefined ? guestsAddress(stayId) : path;
}
