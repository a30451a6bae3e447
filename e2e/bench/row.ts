import type { RunningSite } from '../support/start-site.ts';

/** One line of the table: a measurement, its reference, and their ratio. */
export type Figure = {
  readonly what: string;
  /** With its unit, as printed. */
  readonly measured: string;
  readonly reference: string;
  readonly ratio: string;
  /** Empty without a goal. */
  readonly goal: string;
  readonly isMet?: boolean;
};

type Bench = {
  /** The built site with starter content, shared by all rows that neither stop nor fill it. */
  readonly site: RunningSite;
  readonly rounds: number;
  /** Whether to measure the full size, for rows with two sizes. */
  readonly isFull: boolean;
  /** The folder of another build to compare with. */
  readonly before: string | undefined;
};

/** A subject of QUALITY's speed table; it may fill several lines. */
export type Row = {
  /** Its name for `npm run bench -- <name>`. */
  readonly name: string;
  readonly measure: (bench: Bench) => Promise<readonly Figure[]>;
};
