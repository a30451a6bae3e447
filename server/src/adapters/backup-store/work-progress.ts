/** Receives the progress of a piece of work. */
export type WorkProgress = {
  /** Sets the total number of bytes. */
  readonly expect: (bytes: number) => void;
  /** Adds the bytes done since the last call. */
  readonly advance: (bytes: number) => void;
};
