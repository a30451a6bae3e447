import { NavigationType, parsePath, type To, UNSAFE_createBrowserHistory } from 'react-router-dom';

type BrowserHistory = ReturnType<typeof UNSAFE_createBrowserHistory>;

/** The address on the screen, and how it came there. */
type Shown = Pick<BrowserHistory, 'action' | 'location'>;

/** Asks whether the screen may be left; undefined if nothing on it would be lost. */
type AskToLeave = () => Promise<boolean> | undefined;

/**
 * The browser's history, which asks before another path is opened by a link, by code or by the browser's own buttons.
 * React Router asks only in its router for loaders and actions, of which the back office uses nothing else.
 */
export function createGuardedHistory(askToLeave: AskToLeave) {
  const history = UNSAFE_createBrowserHistory({ v5Compat: true });
  let shown = history.location.pathname;

  const askToOpen = (pathname: string = shown) => (pathname === shown ? undefined : askToLeave());

  function open(to: To, go: () => void): void {
    const asked = askToOpen((typeof to === 'string' ? parsePath(to) : to).pathname);
    if (asked) void asked.then((isSure) => isSure && go());
    else go();
  }

  return {
    read: (): Shown => ({ action: history.action, location: history.location }),

    /** Calls the listener with each address to show. Returns a function that stops listening. */
    listen: (show: (next: Shown) => void) =>
      history.listen(({ action, location, delta }) => {
        const asked = action === NavigationType.Pop && delta ? askToOpen(location.pathname) : undefined;
        if (asked && delta) {
          // The browser is there already: it comes back, and goes again if the user agrees.
          history.go(-delta);
          void asked.then((isSure) => isSure && history.go(delta));
          return;
        }
        shown = location.pathname;
        show({ action, location });
      }),

    navigator: {
      ...history,
      push: (to: To, state?: unknown) => open(to, () => history.push(to, state)),
      replace: (to: To, state?: unknown) => open(to, () => history.replace(to, state)),
    },
  };
}
