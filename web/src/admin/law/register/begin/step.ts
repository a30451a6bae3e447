export type BeginStepProps = {
  /** Undefined for the first step. */
  readonly onBack: (() => void) | undefined;
  readonly onNext: () => void;
};
