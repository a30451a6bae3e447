import { ExternalLink, LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { useBanners } from '../feedback/banners.ts';
import { sayThisFirst } from '../feedback/failure.ts';
import { useLeaveAll } from '../form/leave-question.tsx';
import { useUnreadCount } from '../resources/use-bookings.ts';
import { SCREENS } from '../screens.ts';
import { usePlatform } from '../session/platform-context.ts';
import { useSession } from '../session/session-context.ts';
import { sayUnread } from '../texts/conversation.ts';
import { SHELL } from '../texts/shell.ts';
import { listOpenScreens } from './guard.ts';
import styles from './navigation.module.css';

type Props = {
  /** Called when a link is followed, so that a drawer can close. */
  readonly onFollow?: () => void;
  readonly heading?: ReactNode;
};

/** The screens that one may open, and who one is. */
export function Navigation({ onFollow, heading }: Props) {
  const { user } = useSession();
  const unread = useUnreadCount();
  return (
    <nav className={styles.navigation} aria-label={SHELL.navigation}>
      <div className={styles.top}>
        {heading}
        <ul className={styles.list}>
          {listOpenScreens(SCREENS, user).map(({ path, label, icon: Icon }) => (
            <li key={path}>
              <NavLink className={() => styles.link} to={`/${path}`} end={path === ''} onClick={() => onFollow?.()}>
                <Icon size={20} aria-hidden />
                {label}
                {path === 'bookings' && unread > 0 && (
                  <span className={styles.count}>
                    <span aria-hidden>{unread}</span>
                    <span className={styles.heard}>{sayUnread(unread)}</span>
                  </span>
                )}
              </NavLink>
            </li>
          ))}
        </ul>
      </div>
      <Account />
    </nav>
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
      banners.fail(sayThisFirst(fault, SHELL.signOutFailed));
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
