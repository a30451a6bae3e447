export { useMarkReady } from './use-turnovers.ts';
