/** How long a code of an app counts as that of now (RFC 6238, 5.2). */
export const CODE_STEP_MS = 30_000;

/** How many steps a telephone's clock may be ahead or behind. */
const DRIFT = 1;

type Tried = {
  /** Six digits. */
  readonly code: string;
  readonly now: Date;
  /** Of which a code was accepted last: whoever saw that one, or one before, has seen nothing of use. */
  readonly lastStep: number;
  /** The code of a step, of six digits. */
  readonly codeAt: (step: number) => string;
};

/** The step that an instant is in, counted from the beginning of Unix time. */
export function stepOf(instant: Date): number {
  return Math.floor(instant.getTime() / CODE_STEP_MS);
}

/** The six digits of an app's code, however they are set apart; undefined where it is none. */
export function readOneTimeCode(written: string): string | undefined {
  const digits = written.replace(/[\s.\p{Pd}]/gu, '');
  return /^[0-9]{6}$/.test(digits) ? digits : undefined;
}

/** The step whose code it is: that of now, or one before or after, later than the last accepted one. Undefined where it is wrong. */
export function findStep({ code, now, lastStep, codeAt }: Tried): number | undefined {
  const present = stepOf(now);
  for (let step = Math.max(present - DRIFT, lastStep + 1); step <= present + DRIFT; step += 1) {
    if (codeAt(step) === code) return step;
  }
  return undefined;
}
