/** Whether the property is ready after each departure, for other slices. */
export { listUnready, readReadiness, readReadyDays } from './readiness.ts';
