import type { TranslationState } from '@approdo/shared/domain/operations/translation';
import { Badge, type Tone } from '../../kit/badge/badge.tsx';
import { STATES } from './texts.ts';

const TONES: Readonly<Record<TranslationState, Tone>> = {
  MISSING: 'careful',
  SUGGESTED: 'waiting',
  OUTDATED: 'waiting',
  CHECKED: 'done',
};

/** The state of a text, or of several with their count. */
export function StateBadge({ state, count }: { readonly state: TranslationState; readonly count?: number }) {
  return (
    <Badge tone={TONES[state]}>
      {STATES[state]}
      {count !== undefined && ` ${count}`}
    </Badge>
  );
}
