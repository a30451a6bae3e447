import type { Channel } from '@approdo/shared/contract/channel/channels';
import { Badge, type Tone } from '../../badge/badge.tsx';
import { CHANNEL_STATES } from '../../texts/calendars.ts';

const TONES: Readonly<Record<Channel['state'], Tone>> = {
  OK: 'done',
  LATE: 'waiting',
  FAILING: 'careful',
  SUSPECT: 'careful',
  PAUSED: 'waiting',
  NEEDS_ADDRESS: 'careful',
  EXPORT_ONLY: 'resting',
};

/** How a channel is, in a word. */
export function ChannelBadge({ state }: Pick<Channel, 'state'>) {
  return <Badge tone={TONES[state]}>{CHANNEL_STATES[state]}</Badge>;
}
