import type { Problem } from '../ipc.ts';

/** A refusal on its way to the caller, with a readable text. */
export class ProblemError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.error);
    this.problem = problem;
  }
}
