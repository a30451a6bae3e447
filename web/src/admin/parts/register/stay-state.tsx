import type { RegisterStay } from '@approdo/shared/contract/register/register-stays';
import { Badge, type Tone } from '../../badge/badge.tsx';
import { REGISTER_DAYS, REGISTER_STATES_WORDS } from '../../texts/register-stays.ts';
import styles from './stay-state.module.css';

type Props = { readonly stay: Pick<RegisterStay, 'alloggiati'> };

const TONES: Readonly<Record<RegisterStay['alloggiati']['state'], Tone>> = {
  EMPTY: 'waiting',
  INCOMPLETE: 'waiting',
  READY: 'booked',
  UPLOADED: 'done',
  RECEIPTED: 'done',
};

/** How far a stay has come on its way to the police, and whether that is late. */
export function StayState({ stay: { alloggiati } }: Props) {
  return (
    <span className={styles.state}>
      <Badge tone={TONES[alloggiati.state] ?? 'waiting'}>{sayStayState(alloggiati.state)}</Badge>
      {alloggiati.isLate && <strong className={styles.late}>{REGISTER_DAYS.late}</strong>}
    </span>
  );
}

/** States may join later: one that is not known is said as it is. */
export function sayStayState(state: string): string {
  return Object.entries(REGISTER_STATES_WORDS).find(([known]) => known === state)?.[1] ?? state;
}
