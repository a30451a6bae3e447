import type { DeadlineAnswer } from '@approdo/shared/contract/law/deadlines';
import { guestsAddress } from './guests-address.ts';

/** Where one is seen to: guests who are to be told of in the window of their stay, which stands in the key. */
export function deadlineAddress({ kind, key, path }: Pick<DeadlineAnswer, 'kind' | 'key' | 'path'>): string {
  const [, stayId] = key.split(':');
  return kind === 'ALLOGGIATI' && stayId !== undefined ? guestsAddress(stayId) : path;
}
