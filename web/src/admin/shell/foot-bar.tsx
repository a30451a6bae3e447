import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { SHELL } from '../kit/texts.ts';
import { sayUnread } from '../messages/correspondence/index.ts';
import { useCounts } from '../operations/today/index.ts';
import { listFootScreens } from '../session/guard.ts';
import type { Screen } from '../session/screen.ts';
import { useSession } from '../session/session-context.ts';
import styles from './navigation.module.css';

type Props = {
  /** Until they have loaded their place is kept. */
  readonly screens: readonly Screen[] | undefined;
  /** What follows them. */
  readonly children: ReactNode;
};

/** The bar at a phone's foot, within thumb's reach: the first screens, and the button for the whole menu. */
export function FootBar({ screens, children }: Props) {
  const { user } = useSession();
  const counts = useWaitingCounts();
  return (
    <nav className="admin-foot" aria-label={SHELL.menu}>
      {screens &&
        listFootScreens(screens, user).map(({ path, label, icon: Icon }) => (
          <NavLink key={path} className={() => styles.footLink} to={`/${path}`} end={path === ''}>
            <Icon size={22} aria-hidden />
            {label}
            <WaitingCount {...counts[path]} />
          </NavLink>
        ))}
      {screens && children}
    </nav>
  );
}

/** How many items wait behind an entry of the navigation, and the text for screen readers. */
type Waiting = { readonly count: number; readonly describe: (count: number) => string };

export function WaitingCount({ count = 0, describe }: Partial<Waiting>) {
  if (count === 0 || !describe) return null;
  return (
    <span className={styles.count}>
      {' '}
      <span aria-hidden>{count}</span>
      <span className="visually-hidden">{describe(count)}</span>
    </span>
  );
}

/** By the screen's path: requests to decide; conversations and contact messages to answer. */
export function useWaitingCounts(): Readonly<Record<string, Waiting>> {
  const counts = useCounts();
  if (!counts) return {};
  return {
    bookings: { count: counts.requests, describe: SHELL.toDecide },
    messages: { count: counts.messages, describe: sayUnread },
  };
}
