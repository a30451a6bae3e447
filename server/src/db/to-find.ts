/** Something of a slice that may be found by what it says. */
export type ToFind = {
  readonly id: string;
  readonly title: string;
  /** What else it is known by; of what is long the first line is shown. */
  readonly detail: string;
  /** All that it is found by, as it was written. */
  readonly texts: readonly string[];
  /** The day that it is for, or the instant at which it came up; null where it is for no day. */
  readonly at: string | null;
};
