import type { RegisterStay } from '@approdo/shared/contract/law/register-stays';
import { Badge, type Tone } from '../../kit/badge/badge.tsx';
import kit from '../../kit/styles/kit.module.css';
import { sayStayState } from './say-stay-state.ts';
import { REGISTER_DAYS } from './texts/register-stays.ts';

type Props = { readonly stay: Pick<RegisterStay, 'alloggiati'> };

const TONES: Readonly<Record<RegisterStay['alloggiati']['state'], Tone>> = {
  EMPTY: 'waiting',
  INCOMPLETE: 'waiting',
  READY: 'booked',
  UPLOADED: 'done',
  RECEIPTED: 'done',
};

/** The state of reporting a stay to the police, and whether it is late. */
export function StayState({ stay: { alloggiati } }: Props) {
  return (
    <span className={kit.inlineRow} style={{ flexWrap: 'wrap' }}>
      <Badge tone={TONES[alloggiati.state] ?? 'waiting'}>{sayStayState(alloggiati.state)}</Badge>
      {alloggiati.isLate && <strong className={kit.danger}>{REGISTER_DAYS.late}</strong>}
    </span>
  );
}
