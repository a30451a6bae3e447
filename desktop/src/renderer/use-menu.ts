import { groupScreens, MENU, type Platform, requestSearch } from '@approdo/web/admin';
import { useEffect, useSyncExternalStore } from 'react';
import type { Bridge, OfferedScreen, WantedScreen } from '../ipc.ts';

/** A list may still be loading when its screen is already there. */
const LOOKUP_EVERY_MS = 100;

const MAX_LOOKUPS = 100;

type SessionUser = NonNullable<ReturnType<Platform['session']['readUser']>>;

let lastLookup: ReturnType<typeof setInterval> | undefined;

type MenuBridge = Pick<Bridge, 'offerScreens' | 'takeWantedScreen' | 'onScreenWanted'>;

/** Fills the native menu with the account's screens, and goes where it, a link or a notification leads. */
export function useMenu(bridge: MenuBridge, session: Platform['session']): void {
  const user = useSyncExternalStore(session.subscribe, session.readUser);

  useEffect(() => {
    let isCurrent = true;
    const offered = user ? offerTo(user) : Promise.resolve([]);
    offered.then((screens) => isCurrent && bridge.offerScreens(screens)).catch(() => undefined);
    return () => {
      isCurrent = false;
    };
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

/** Opens the back office's search at the native menu's request; `uncover` closes what covers it. */
export function useSearchOfMenu(bridge: Pick<Bridge, 'onSearchWanted'>, uncover: () => void): void {
  useEffect(
    () =>
      bridge.onSearchWanted((by) => {
        uncover();
        requestSearch(by);
      }),
    [bridge, uncover],
  );
}

/** In the navigation's order and groups. */
async function offerTo(user: SessionUser): Promise<OfferedScreen[]> {
  const { first, groups } = groupScreens((await MENU.load()).SCREENS, user);
  return [
    ...first.map(({ path, label }) => ({ path, label })),
    ...groups.flatMap(({ label: group, screens }) => screens.map(({ path, label }) => ({ path, label, group }))),
  ];
}

/** Goes to a back-office screen as a link would, and to the row in it once that is displayed. */
function goToScreen({ path, row }: WantedScreen): void {
  const index = Number(window.history.state?.idx ?? 0);
  // The router counts its steps, and goes back one if a screen blocks leaving.
  window.history.pushState({ idx: index + 1 }, '', `/${path}`);
  window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  clearInterval(lastLookup);
  if (row) lastLookup = waitForRow(row, `/${path}`);
}

/** A new screen takes the focus itself, so the row has it only if it kept it from one lookup to the next. */
function waitForRow(row: string, pathname: string): ReturnType<typeof setInterval> {
  let lookups = 0;
  const lookup = setInterval(() => {
    lookups += 1;
    const element = document.querySelector<HTMLElement>(`[data-row="${CSS.escape(row)}"]`);
    const hasIt = element?.contains(document.activeElement) ?? false;
    if (hasIt || lookups > MAX_LOOKUPS || window.location.pathname !== pathname) clearInterval(lookup);
    else if (element) focusRow(element);
  }, LOOKUP_EVERY_MS);
  return lookup;
}

/** A row's name can take the focus, so that a screen reader announces the row. */
function focusRow(element: HTMLElement): void {
  element.scrollIntoView({ block: 'center' });
  const name = element.querySelector<HTMLElement>('[tabindex="-1"]') ?? element;
  name.focus({ preventScroll: true });
}
