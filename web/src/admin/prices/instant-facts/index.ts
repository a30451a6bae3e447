export { CARDS_KEY, useCards } from './use-cards.ts';
export { CHANNELS_KEY, LOOK_AGAIN_MS, useChannels } from './use-channels.ts';
