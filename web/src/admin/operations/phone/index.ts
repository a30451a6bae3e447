export { OFFLINE } from './texts.ts';
export { useListenAgain } from './use-push.ts';
