import type { Channel } from '@approdo/shared/contract/bookings/channels';
import { CHANNEL_NAMES } from './texts/calendars.ts';

/** A channel as it is typed. */
export type ChannelDraft = Pick<Channel, 'name' | 'endMeans' | 'edges'> & {
  /** '' until one is chosen. */
  readonly kind: Channel['kind'] | '';
  /** The newly pasted address; the stored one is not displayed. */
  readonly importUrl: string;
  /** Whether the site should stop reading it. */
  readonly isStopped: boolean;
};

export function draftOf(channel: Channel | undefined): ChannelDraft {
  const blank = { importUrl: '', isStopped: false };
  if (!channel) return { ...blank, kind: '', name: '', endMeans: 'CHECKOUT', edges: 'SKIP' };
  const { name, kind, endMeans, edges } = channel;
  return { ...blank, name, kind, endMeans, edges };
}

/** The name for another kind: a default name is replaced. */
export function nameFor(kind: Channel['kind'], { name, kind: before }: ChannelDraft): string {
  const isOwn = name !== '' && name !== (before && CHANNEL_NAMES[before]);
  return isOwn ? name : CHANNEL_NAMES[kind];
}

/** The request body: an empty address is unchanged, unless reading is to stop. */
export function readDraft({ kind, importUrl, isStopped, ...others }: ChannelDraft) {
  const address = importUrl.trim();
  return {
    ...others,
    kind: kind || undefined,
    ...(address !== '' && { importUrl: address }),
    ...(isStopped && { importUrl: null }),
  };
}
