import { Drawer, useMantineColorScheme } from '@mantine/core';
import { ChevronDown, ExternalLink, LogOut, SunMoon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { SCHEME_CHOICES, toSchemeChoice } from '../../storage/scheme-choice.ts';
import { useBanners } from '../kit/feedback/banners.ts';
import { describeFailure } from '../kit/feedback/failure.ts';
import { useLeaveAll } from '../kit/form/leave-question.tsx';
import kit from '../kit/styles/kit.module.css';
import { SHELL } from '../kit/texts.ts';
import { groupScreens } from '../session/guard.ts';
import { usePlatform } from '../session/platform-context.ts';
import type { GroupId, Screen } from '../session/screen.ts';
import { useSession } from '../session/session-context.ts';
import layout from './admin-layout.module.css';
import { useWaitingCounts, WaitingCount } from './foot-bar.tsx';
import styles from './navigation.module.css';
import { useOpenGroups } from './open-groups.ts';
import { SCREENS } from './screens.ts';

type DrawerProps = { readonly isOpen: boolean; readonly onClose: () => void };

/** The whole menu, on a phone. */
export function MenuDrawer({ isOpen, onClose }: DrawerProps) {
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      size="xs"
      title={SHELL.product}
      closeButtonProps={{ 'aria-label': SHELL.closeMenu }}
      classNames={{ content: layout.drawer, header: layout.drawer, close: layout.close, body: layout.drawerBody }}
    >
      <Navigation onFollow={onClose} />
    </Drawer>
  );
}

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
            <WaitingCount {...counts[path]} />
          </NavLink>
        </li>
      ))}
    </ul>
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
      <ThemeChoice />
      <button type="button" className={styles.link} onClick={() => void leave()}>
        <LogOut size={20} aria-hidden />
        {SHELL.signOut}
      </button>
    </div>
  );
}

function ThemeChoice() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <label className={`${styles.link} ${styles.theme}`}>
      <SunMoon size={20} aria-hidden />
      {SHELL.theme}
      <select value={colorScheme} onChange={({ target }) => setColorScheme(toSchemeChoice(target.value))}>
        {SCHEME_CHOICES.map((choice) => (
          <option key={choice} value={choice}>
            {SHELL.themes[choice]}
          </option>
        ))}
      </select>
    </label>
  );
}
