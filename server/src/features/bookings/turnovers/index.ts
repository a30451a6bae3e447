/** Whether the house is ready after each departure: what other slices may know of it. */
export { listUnready, readReadiness, readReadyDays } from './readiness.ts';
