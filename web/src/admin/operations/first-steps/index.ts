export { ProgressBar } from './progress-bar.tsx';
export { listLeft, neighboursOf } from './steps.ts';
export { FINISHED, START, STEPS } from './texts.ts';
export { useFinishStep, usePutAway } from './use-first-steps.ts';
