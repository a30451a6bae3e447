export { ARRIVALS, sayUntil, TO_DO } from './texts.ts';
export { useCounts, useNext, useRefreshNext, useToDoActions, useToday } from './use-today.ts';
