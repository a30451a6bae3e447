import { ShownKey } from '../key/shown-key.tsx';
import { BeginButtons } from './begin-buttons.tsx';
import type { BeginStepProps } from './step.ts';

/** The key, to be written down, and its last group to show that it was. */
export function KeyStep({ onBack, onNext }: BeginStepProps) {
  return <ShownKey onSaved={onNext}>{(submit) => <BeginButtons onBack={onBack}>{submit}</BeginButtons>}</ShownKey>;
}
