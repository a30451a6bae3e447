/** How long a code of an app is the current one (RFC 6238, 5.2). */
export const CODE_STEP_MS = 30_000;

/** How many steps a telephone's clock may be ahead or behind. */
const DRIFT = 1;

type CodeAttempt = {
  /** Six digits. */
  readonly code: string;
  readonly now: Date;
  /** The step of the last accepted code: codes of that step or an earlier one are refused. */
  readonly lastStep: number;
  /** The six-digit code of a step. */
  readonly codeAt: (step: number) => string;
};

/** The step of an instant, counted from the Unix epoch. */
export function stepOf(instant: Date): number {
  return Math.floor(instant.getTime() / CODE_STEP_MS);
}

/** The six digits of an app's code, however they are separated; undefined if it is none. */
export function readOneTimeCode(written: string): string | undefined {
  const digits = written.replace(/[\s.\p{Pd}]/gu, '');
  return /^[0-9]{6}$/.test(digits) ? digits : undefined;
}

/** The step of the code: the current one or its neighbours, after the last accepted one. Undefined if it is wrong. */
export function findStep({ code, now, lastStep, codeAt }: CodeAttempt): number | undefined {
  const present = stepOf(now);
  for (let step = Math.max(present - DRIFT, lastStep + 1); step <= present + DRIFT; step += 1) {
    if (codeAt(step) === code) return step;
  }
  return undefined;
}
