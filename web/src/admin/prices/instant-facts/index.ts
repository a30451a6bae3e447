export { LOOK_AGAIN_MS, useChannels } from './use-channels.ts';
