import { listOpenScreens, type Platform, SCREENS } from '@approdo/web/admin';
import { useEffect, useSyncExternalStore } from 'react';
import type { Bridge } from '../ipc.ts';
import { goToScreen } from './go-to-screen.ts';

type MenuBridge = Pick<Bridge, 'offerScreens' | 'takeWantedScreen' | 'onScreenWanted'>;

/** Fills the native menu with the screens that this account may open, and goes where it, a link or a notification leads. */
export function useMenu(bridge: MenuBridge, session: Platform['session']): void {
  const user = useSyncExternalStore(session.subscribe, session.readUser);

  useEffect(() => {
    const screens = user ? listOpenScreens(SCREENS, user) : [];
    const offered = screens.filter(({ path }) => path).map(({ path, label }) => ({ path, label }));
    bridge.offerScreens(offered).catch(() => undefined);
  }, [bridge, user]);

  const isSignedIn = user !== undefined;
  useEffect(() => {
    if (!isSignedIn) return undefined;
    const follow = () => {
      bridge.takeWantedScreen().then(
        (wanted) => wanted && goToScreen(wanted),
        () => undefined,
      );
    };
    follow();
    return bridge.onScreenWanted(follow);
  }, [bridge, isSignedIn]);
}
