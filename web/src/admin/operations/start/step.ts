import { type RefObject, useEffect, useRef } from 'react';

/** The props of every step: its ways out. */
export type StepProps = {
  /** Whether it was done before. */
  readonly isDone: boolean;
  /** The step is done, or was left as it is: go to the next. */
  readonly onDone: () => void;
  /** Goes on with nothing changed: looking at sample values does not finish a step. */
  readonly onSeen: () => void;
  readonly onBack: () => void;
  /** Skips the step; asks first if there is unsaved input. */
  readonly onLater: () => void;
  /** Whether the step's result is being recorded. */
  readonly isLeaving: boolean;
};

/** After a form step was saved: it is done if anything was typed, and otherwise only seen. */
export function useNextStep({ onDone, onSeen }: Pick<StepProps, 'onDone' | 'onSeen'>) {
  const wasTyped = useRef(false);
  return { wasTyped, onSaved: () => (wasTyped.current ? onDone() : onSeen()) };
}

/** Remembers that a step's form was changed, since saving resets `isChanged`. */
export function useNoteTyped(wasTyped: RefObject<boolean>, isChanged: boolean): void {
  useEffect(() => {
    wasTyped.current ||= isChanged;
  }, [wasTyped, isChanged]);
}
