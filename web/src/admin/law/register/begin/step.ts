export type BeginStepProps = {
  /** Undefined of the first. */
  readonly onBack: (() => void) | undefined;
  readonly onNext: () => void;
};
