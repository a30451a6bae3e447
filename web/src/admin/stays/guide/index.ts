export { useGuide } from './use-guide.ts';
