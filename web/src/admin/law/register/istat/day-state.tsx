import type { RegionalSystem } from '@approdo/shared/domain/law/regional/regions';
import { Badge, type Tone } from '../../../kit/badge/badge.tsx';
import kit from '../../../kit/styles/kit.module.css';
import { ISTAT_DAYS, ISTAT_MONTH } from '../../guests/index.ts';

const TONES: Readonly<Record<string, Tone>> = {
  TODO: 'waiting',
  UPLOADED: 'booked',
  ACCEPTED: 'done',
  CHANGED: 'careful',
};

type Props = { readonly state: string; readonly system: RegionalSystem };

/** The state of a day, and what to do about it. States may be added later: an unknown one is shown as it is. */
export function DayState({ state, system }: Props) {
  const label = Object.entries(ISTAT_DAYS.states).find(([known]) => known === state)?.[1] ?? state;
  return (
    <>
      <Badge tone={TONES[state] ?? 'resting'}>{label}</Badge>
      {state === 'CHANGED' && system === 'SPOT' && (
        <span className={`${kit.block} ${kit.small}`} style={{ marginBlockStart: 'var(--space-1)' }}>
          {ISTAT_MONTH.changedOnSpot}
        </span>
      )}
    </>
  );
}
