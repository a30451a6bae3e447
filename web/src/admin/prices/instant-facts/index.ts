export { REFRESH_MS, useChannels } from './use-channels.ts';
