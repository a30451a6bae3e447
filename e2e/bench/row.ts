import type { RunningSite } from '../support/start-site.ts';

/** One line of the table: what was measured, beside what, and how the two compare. */
export type Figure = {
  readonly what: string;
  /** With its unit, as it is printed. */
  readonly measured: string;
  readonly reference: string;
  readonly ratio: string;
  /** Empty where it has none. */
  readonly goal: string;
  readonly isMet?: boolean;
};

type Bench = {
  /** The built site over starter content, which all rows share that do not stop or fill it. */
  readonly site: RunningSite;
  readonly rounds: number;
  /** Where a row has two sizes: the whole of it. */
  readonly isFull: boolean;
  /** The folder of another build, to be measured beside this one. */
  readonly before: string | undefined;
};

/** A subject of QUALITY's table of speed; it may fill several lines. */
export type Row = {
  /** The word by which `npm run bench -- <name>` picks it. */
  readonly name: string;
  readonly measure: (bench: Bench) => Promise<readonly Figure[]>;
};
