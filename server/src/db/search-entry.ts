/** Something that the search can find. */
export type SearchEntry = {
  readonly id: string;
  readonly title: string;
  /** Further details; only the first line of a long text is shown. */
  readonly detail: string;
  /** The texts to search, as written. */
  readonly texts: readonly string[];
  /** Its day, or the instant at which it arose; null if it has neither. */
  readonly at: string | null;
};
