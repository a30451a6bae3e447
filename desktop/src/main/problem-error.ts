import type { Problem } from '../ipc.ts';

/** A refusal on its way to whoever asked, in words that a person can read. */
export class ProblemError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.error);
    this.problem = problem;
  }
}
