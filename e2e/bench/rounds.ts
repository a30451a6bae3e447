import type { Figure } from './row.ts';

/** The median of the values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN;
  return (lower + upper) / 2;
}

export type Compared = { readonly measured: number; readonly reference: number; readonly ratio: number };

type Measure = () => Promise<number>;

/**
 * Measures both sides alternately for some rounds and takes medians. The ratio is the median of the rounds' ratios,
 * since what slows the machine down affects both sides of a round. The order alternates, so that its effect cancels out
 * over an even number of rounds.
 */
export async function compare(rounds: number, sides: { ours: Measure; theirs: Measure }): Promise<Compared> {
  const pairs: { readonly ours: number; readonly theirs: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    if (round % 2 === 0) {
      const ours = await sides.ours();
      pairs.push({ ours, theirs: await sides.theirs() });
    } else {
      const theirs = await sides.theirs();
      pairs.push({ theirs, ours: await sides.ours() });
    }
  }
  return summarize(pairs);
}

export function summarize(pairs: readonly { readonly ours: number; readonly theirs: number }[]): Compared {
  return {
    measured: median(pairs.map((pair) => pair.ours)),
    reference: median(pairs.map((pair) => pair.theirs)),
    ratio: median(pairs.map((pair) => pair.ours / pair.theirs)),
  };
}

/** Undefined for a figure without a goal. */
type Goal = { readonly atLeast: number } | { readonly atMost: number } | undefined;

type Described = {
  readonly what: string;
  readonly compared: Compared;
  readonly goal?: Goal;
  readonly unit: (value: number) => string;
  readonly referenceName: string;
};

/** A line with two figures and their ratio. */
export function ratioFigure({ what, compared, goal, unit, referenceName }: Described): Figure {
  return {
    what,
    measured: unit(compared.measured),
    reference: `${referenceName}: ${unit(compared.reference)}`,
    ratio: compared.ratio.toFixed(2),
    ...describeGoal(goal, compared.ratio, (value) => `${value} times`),
  };
}

/** A line with one figure. */
export function plainFigure(line: {
  readonly what: string;
  readonly value: number;
  readonly goal?: Goal;
  readonly unit: (value: number) => string;
}): Figure {
  const { what, value, goal, unit } = line;
  return { what, measured: unit(value), reference: '', ratio: '', ...describeGoal(goal, value, unit) };
}

function describeGoal(goal: Goal, value: number, unit: (value: number) => string): Pick<Figure, 'goal' | 'isMet'> {
  if (!goal) return { goal: '' };
  if ('atLeast' in goal) return { goal: `≥ ${unit(goal.atLeast)}`, isMet: value >= goal.atLeast };
  return { goal: `≤ ${unit(goal.atMost)}`, isMet: value <= goal.atMost };
}
