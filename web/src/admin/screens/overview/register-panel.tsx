import type { OwnersDay } from '@approdo/shared/contract/site/today';
import { formatLocalDate } from '@approdo/shared/domain/date/local-date';
import { elideBeforeDates, sayInstantDateTime } from '@approdo/shared/domain/date/say-date';
import { Link } from 'react-router-dom';
import { Badge } from '../../badge/badge.tsx';
import { guestsAddress } from '../../parts/register/guests-address.ts';
import { REGISTER } from '../../texts/register.ts';
import { REGISTER_DAYS } from '../../texts/register-stays.ts';
import styles from './panel.module.css';
import { Panel } from './panel.tsx';

type Props = { readonly register: NonNullable<OwnersDay['register']> };

/** Who came today and yesterday and was not told of yet, and a key that is on no paper; hidden where neither is. */
export function RegisterPanel({ register: { arrivals, isKeySaved } }: Props) {
  if (arrivals.length === 0 && isKeySaved) return null;
  return (
    <Panel title={REGISTER.guests}>
      <ul className={styles.list}>
        {arrivals.map(({ stayId, title, date, dueAt, isLate }) => (
          <li key={`${stayId} ${date}`}>
            <div className={styles.told}>
              <Link className={styles.link} to={guestsAddress(stayId)}>
                {title}
              </Link>
              <div>
                {isLate ? (
                  <Badge tone="careful">{REGISTER_DAYS.late}</Badge>
                ) : (
                  <span className={styles.when}>{elideBeforeDates(REGISTER_DAYS.due(sayInstantDateTime(dueAt)))}</span>
                )}
              </div>
            </div>
            <span className={styles.when}>{formatLocalDate(date)}</span>
          </li>
        ))}
        {!isKeySaved && (
          <li>
            <span>{REGISTER.keyUnsaved}</span>
            <Link className={styles.link} to="/register/begin/key">
              {REGISTER.writeKey}
            </Link>
          </li>
        )}
      </ul>
    </Panel>
  );
}
