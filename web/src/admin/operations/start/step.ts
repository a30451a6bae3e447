import { type RefObject, useEffect, useRef } from 'react';

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

/** The way on of a step that is a form: saved, it is done where something was typed in it, and only seen where nothing was. */
export function useWayOn({ onDone, onSeen }: Pick<StepProps, 'onDone' | 'onSeen'>) {
  const wasTyped = useRef(false);
  return { wasTyped, onSaved: () => (wasTyped.current ? onDone() : onSeen()) };
}

/** Remembers that the form of a step was changed, though saving it makes it unchanged again. */
export function useNoteTyped(wasTyped: RefObject<boolean>, isChanged: boolean): void {
  useEffect(() => {
    wasTyped.current ||= isChanged;
  }, [wasTyped, isChanged]);
}
