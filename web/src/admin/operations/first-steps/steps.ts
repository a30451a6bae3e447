import type { FirstStep, FirstSteps } from '@approdo/shared/contract/operations/start';

type Step = FirstSteps['steps'][number];

/** The unfinished steps, open ones before skipped ones. */
export function listLeft(steps: readonly Step[]): readonly Step[] {
  const inState = (wanted: Step['state']) => steps.filter(({ state }) => state === wanted);
  return [...inState('TO_DO'), ...inState('SKIPPED')];
}

/** The steps before and after one, in their order. */
export function neighboursOf(steps: readonly Step[], id: FirstStep): { before?: FirstStep; after?: FirstStep } {
  const place = steps.findIndex((step) => step.id === id);
  const [before, after] = [steps[place - 1]?.id, steps[place + 1]?.id];
  return { ...(before && { before }), ...(after && { after }) };
}

export function countDone(steps: readonly Step[]): number {
  return steps.filter(({ state }) => state === 'DONE').length;
}
