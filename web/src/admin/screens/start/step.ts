/** What every step is given: the ways out of it. */
export type StepProps = {
  /** Whether it was done before. */
  readonly isDone: boolean;
  /** What the step is for is done, or left as it is: on to the next. */
  readonly onDone: () => void;
  readonly onBack: () => void;
  /** Asks first where something is typed and not saved. */
  readonly onLater: () => void;
  /** It is being written down that one goes on. */
  readonly isLeaving: boolean;
};
