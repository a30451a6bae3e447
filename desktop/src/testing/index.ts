export { type OpenDesktop, openDesktop } from './renderer-bridge.ts';
