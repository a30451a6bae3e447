import { ChevronDown, ExternalLink, LogOut } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { useBanners } from '../kit/feedback/banners.ts';
import { describeFailure } from '../kit/feedback/failure.ts';
import { useLeaveAll } from '../kit/form/leave-question.tsx';
import kit from '../kit/styles/kit.module.css';
import { SHELL } from '../kit/texts.ts';
import { sayUnread } from '../messages/correspondence/index.ts';
import { useCounts } from '../operations/today/index.ts';
import { groupScreens, listFootScreens } from '../session/guard.ts';
import { usePlatform } from '../session/platform-context.ts';
import type { GroupId, Screen } from '../session/screen.ts';
import { useSession } from '../session/session-context.ts';
import styles from './navigation.module.css';
import { useOpenGroups } from './open-groups.ts';
import { SCREENS } from './screens.ts';

type Props = {
  /** Called when a link is followed, so that a drawer can close. */
  readonly onFollow?: () => void;
  readonly heading?: ReactNode;
};

/** The accessible screens in groups, and the signed-in account. */
export function Navigation({ onFollow, heading }: Props) {
  const { user } = useSession();
  const { pathname } = useLocation();
  const { first, groups } = groupScreens(SCREENS, user);
  const present = groups.find(({ screens }) => screens.some(({ path }) => path === pathname.split('/')[1]));
  const { isOpen, toggle } = useOpenGroups(present?.id);
  return (
    <nav className={styles.navigation} aria-label={SHELL.navigation}>
      <div className={kit.grid} style={{ gap: 'var(--space-5)' }}>
        {heading}
        <div>
          <ScreenList screens={first} onFollow={onFollow} />
          {groups.map(({ id, label, screens }) => (
            <Group key={id} id={id} label={label} isOpen={isOpen(id)} onToggle={toggle}>
              <ScreenList screens={screens} onFollow={onFollow} />
            </Group>
          ))}
        </div>
      </div>
      <Account />
    </nav>
  );
}

type GroupProps = {
  readonly id: GroupId;
  readonly label: string;
  readonly isOpen: boolean;
  readonly onToggle: (id: GroupId) => void;
  readonly children: ReactNode;
};

function Group({ id, label, isOpen, onToggle, children }: GroupProps) {
  const list = useId();
  return (
    <div className={kit.above2}>
      <button
        type="button"
        className={styles.groupButton}
        aria-expanded={isOpen}
        aria-controls={list}
        onClick={() => onToggle(id)}
      >
        {label}
        <ChevronDown size={16} aria-hidden />
      </button>
      <div id={list} hidden={!isOpen}>
        {children}
      </div>
    </div>
  );
}

type ListProps = { readonly screens: readonly Screen[]; readonly onFollow: (() => void) | undefined };

function ScreenList({ screens, onFollow }: ListProps) {
  const counts = useWaitingCounts();
  return (
    <ul className={`${kit.stack1} ${kit.plainList}`}>
      {screens.map(({ path, label, icon: Icon }) => (
        <li key={path}>
          <NavLink className={() => styles.link} to={`/${path}`} end={path === ''} onClick={() => onFollow?.()}>
            <Icon size={20} aria-hidden />
            {label}
            <Count {...counts[path]} />
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

/** The bar at a phone's foot, within thumb's reach: the first screens, and the button for the whole menu. */
export function FootBar({ children }: { readonly children: ReactNode }) {
  const { user } = useSession();
  const counts = useWaitingCounts();
  return (
    <nav className={styles.foot} aria-label={SHELL.menu}>
      {listFootScreens(SCREENS, user).map(({ path, label, icon: Icon }) => (
        <NavLink key={path} className={() => styles.footLink} to={`/${path}`} end={path === ''}>
          <Icon size={22} aria-hidden />
          {label}
          <Count {...counts[path]} />
        </NavLink>
      ))}
      {children}
    </nav>
  );
}

function Count({ count = 0, describe }: Partial<WaitingCount>) {
  if (count === 0 || !describe) return null;
  return (
    <span className={styles.count}>
      {' '}
      <span aria-hidden>{count}</span>
      <span className="visually-hidden">{describe(count)}</span>
    </span>
  );
}

function Account() {
  const { user, signOut } = useSession();
  const { site } = usePlatform();
  const banners = useBanners();
  const mayLeave = useLeaveAll();

  async function leave(): Promise<void> {
    if (!(await mayLeave())) return;
    try {
      await signOut();
    } catch (fault) {
      banners.fail(describeFailure(fault, SHELL.signOutFailed));
    }
  }

  return (
    <div className={styles.account}>
      <p className={styles.user}>{user.name}</p>
      {site && (
        <a className={styles.link} href="/">
          <ExternalLink size={20} aria-hidden />
          {SHELL.toSite}
        </a>
      )}
      <button type="button" className={styles.link} onClick={() => void leave()}>
        <LogOut size={20} aria-hidden />
        {SHELL.signOut}
      </button>
    </div>
  );
}

/** How many items wait behind an entry of the navigation, and the text for screen readers. */
type WaitingCount = { readonly count: number; readonly describe: (count: number) => string };

/** By the screen's path: requests to decide; conversations and contact messages to answer. */
function useWaitingCounts(): Readonly<Record<string, WaitingCount>> {
  const counts = useCounts();
  if (!counts) return {};
  return {
    bookings: { count: counts.requests, describe: SHELL.toDecide },
    messages: { count: counts.messages, describe: sayUnread },
  };
}
