/** Told how far a piece of work is. */
export type Reporter = {
  /** Bytes that there are in all. */
  readonly expect: (bytes: number) => void;
  /** Bytes that are done since the last time. */
  readonly advance: (bytes: number) => void;
};
