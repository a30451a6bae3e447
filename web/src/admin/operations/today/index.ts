export { COMINGS, TO_DO } from './texts.ts';
export { useCounts, useNext, useReadNextAgain, useToDoActions, useToday } from './use-today.ts';
