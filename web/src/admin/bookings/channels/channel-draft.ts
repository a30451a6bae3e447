import type { Channel } from '@approdo/shared/contract/bookings/channels';
import { CHANNEL_NAMES } from './texts/calendars.ts';

/** A channel as it is typed. */
export type ChannelDraft = Pick<Channel, 'name' | 'endMeans' | 'edges'> & {
  /** '' as long as none is chosen. */
  readonly kind: Channel['kind'] | '';
  /** What is pasted now; what is kept is not shown. */
  readonly importUrl: string;
  /** The site is to read it no more. */
  readonly isStopped: boolean;
};

export function draftOf(channel: Channel | undefined): ChannelDraft {
  const blank = { importUrl: '', isStopped: false };
  if (!channel) return { ...blank, kind: '', name: '', endMeans: 'CHECKOUT', edges: 'SKIP' };
  const { name, kind, endMeans, edges } = channel;
  return { ...blank, name, kind, endMeans, edges };
}

/** With another kind, what only the kind had named gets another name. */
export function nameFor(kind: Channel['kind'], { name, kind: before }: ChannelDraft): string {
  const isOwn = name !== '' && name !== (before && CHANNEL_NAMES[before]);
  return isOwn ? name : CHANNEL_NAMES[kind];
}

/** What is sent: an address that is left empty stays as it was, unless the site is to read none. */
export function readDraft({ kind, importUrl, isStopped, ...others }: ChannelDraft) {
  const address = importUrl.trim();
  return {
    ...others,
    kind: kind || undefined,
    ...(address !== '' && { importUrl: address }),
    ...(isStopped && { importUrl: null }),
  };
}
