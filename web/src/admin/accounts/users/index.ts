export { useAccessSettings } from './use-access-settings.ts';
