import type { OwnersDay } from '@approdo/shared/contract/operations/today';
import { Link } from 'react-router-dom';
import { Badge } from '../../kit/badge/badge.tsx';
import kit from '../../kit/styles/kit.module.css';
import { DEADLINES, deadlineAddress, sayDue } from '../../law/deadlines/index.ts';
import { REGISTER } from '../../law/guests/index.ts';
import styles from './panel.module.css';
import { Panel } from './panel.tsx';

type Props = { readonly day: Pick<OwnersDay, 'deadlines' | 'register'> };

/** Late and close deadlines, and a reminder to write the register's key down; hidden if there are none. */
export function DeadlinesPanel({ day: { deadlines = [], register } }: Props) {
  const isKeySaved = register?.isKeySaved ?? true;
  if (deadlines.length === 0 && isKeySaved) return null;
  return (
    <Panel title={DEADLINES.title}>
      <ul className={styles.list}>
        {deadlines.map((deadline) => (
          <li key={deadline.key}>
            <div className={kit.shrink} style={{ flex: '1 1 0' }}>
              <Link className={styles.name} to={deadlineAddress(deadline)}>
                {deadline.title}
              </Link>
              <div>
                <span className={kit.muted}>{DEADLINES.by(sayDue(deadline.dueAt))}</span>
              </div>
            </div>
            {deadline.state === 'LATE' && <Badge tone="careful">{DEADLINES.late}</Badge>}
          </li>
        ))}
        {!isKeySaved && (
          <li>
            <span>{REGISTER.keyUnsaved}</span>
            <Link className={styles.name} to="/register/begin/key">
              {REGISTER.writeKey}
            </Link>
          </li>
        )}
        {deadlines.length > 0 && (
          <li>
            <Link className={styles.name} to="/register/deadlines">
              {DEADLINES.all}
            </Link>
          </li>
        )}
      </ul>
    </Panel>
  );
}
