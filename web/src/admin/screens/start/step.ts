import { useEffect, useRef } from 'react';

/** What every step is given: the ways out of it. */
export type StepProps = {
  /** Whether it was done before. */
  readonly isDone: boolean;
  /** What the step is for is done, or left as it is: on to the next. */
  readonly onDone: () => void;
  /** One goes on with nothing changed: what is still the sample's is not done by looking at it. */
  readonly onSeen: () => void;
  readonly onBack: () => void;
  /** Asks first where something is typed and not saved. */
  readonly onLater: () => void;
  /** It is being written down that one goes on. */
  readonly isLeaving: boolean;
};

/** The way on of a step that is a form: it is done once something was typed in it. `watch` is told at each drawing. */
export function useWayOn({ onDone, onSeen }: Pick<StepProps, 'onDone' | 'onSeen'>) {
  const wasTyped = useRef(false);
  return {
    onSaved: () => (wasTyped.current ? onDone() : onSeen()),
    useWatch: (isChanged: boolean) =>
      useEffect(() => {
        wasTyped.current ||= isChanged;
      }, [isChanged]),
  };
}
