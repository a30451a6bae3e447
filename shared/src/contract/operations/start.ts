import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';

/**
 * The owner's first steps, in their order; `demo` removes the demo content, whose stays hold days, and `moving` brings
 * what she has elsewhere.
 */
export const firstStep = z.enum([
  'look',
  'property',
  'photos',
  'rates',
  'pay',
  'mail',
  'keys',
  'backup',
  'demo',
  'moving',
]);
export type FirstStep = z.output<typeof firstStep>;

/** SKIPPED means put off for later. */
const finishedStepState = z.enum(['DONE', 'SKIPPED'], 'Scegli DONE o SKIPPED');
export type FinishedStepState = z.output<typeof finishedStepState>;

const firstSteps = z.object({
  /** The site's steps, without `demo` if there is none. What is already true counts as done, such as mail arriving. */
  steps: z.array(z.object({ id: firstStep, state: z.enum([...finishedStepState.options, 'TO_DO']) })),
  /** Whether the overview hides them. */
  isPutAway: z.boolean(),
});
export type FirstSteps = z.output<typeof firstSteps>;

export const start = {
  get: endpoint({
    method: 'GET',
    path: '/start',
    access: 'admin',
    summary: 'The first steps of an owner, and how far she is',
    answer: firstSteps,
    status: 200,
  }),
  settle: endpoint({
    method: 'PUT',
    path: '/start/steps/{id}',
    access: 'admin',
    summary: 'A step is done, or put off for later; what is done stays done',
    params: z.object({ id: firstStep }),
    body: z.object({ state: finishedStepState }),
    answer: firstSteps,
    status: 200,
    leavesSiteAlone: true,
  }),
  putAway: endpoint({
    method: 'PUT',
    path: '/start',
    access: 'admin',
    summary: 'Put the first steps away, so that the overview says no more of them, or take them out again',
    body: z.object({ isPutAway: z.boolean('Scegli sì o no') }),
    answer: firstSteps,
    status: 200,
    leavesSiteAlone: true,
  }),
};
