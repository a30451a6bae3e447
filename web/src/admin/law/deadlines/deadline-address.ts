import type { DeadlineAnswer } from '@approdo/shared/contract/law/deadlines';
import { guestsAddress } from './guests-address.ts';

/** The page for a deadline: for guests to report the window of their stay, whose id is in the key. */
export function deadlineAddress({ kind, key, path }: Pick<DeadlineAnswer, 'kind' | 'key' | 'path'>): string {
  const [, stayId] = key.split(':');
  return kind === 'ALLOGGIATI' && stayId !== undefined ? guestsAddress(stayId) : path;
}
