import { EventEmitter } from 'node:events';
import type { Session } from '../main/electron-surface.ts';
import { strictProxy } from './strict-proxy.ts';

/** The session of the app's pages, with the answers a page would get to its requests. */
export function createStandInSession() {
  const events = new EventEmitter();
  let ask: Parameters<Session['setPermissionRequestHandler']>[0] = (_contents, _permission, answer) => answer(true);
  let check: Parameters<Session['setPermissionCheckHandler']>[0] = () => true;
  const spelling: string[] = [];
  let checkDevice = () => true;

  const session: Session = strictProxy('session.defaultSession', {
    on: events.on.bind(events),
    setPermissionRequestHandler: (handler) => {
      ask = handler;
    },
    setPermissionCheckHandler: (handler) => {
      check = handler;
    },
    setSpellCheckerLanguages: (languages) => {
      spelling.splice(0, spelling.length, ...languages);
    },
    setDevicePermissionHandler: (handler) => {
      checkDevice = handler;
    },
  } satisfies Session);

  /** The answers that a page would get. */
  const permissions = {
    isGranted: (permission: string, url = 'app://approdo/', isMainFrame = true): boolean => {
      let isGranted = true;
      const details = { requestingUrl: url, isMainFrame };
      ask(
        {},
        permission,
        (answer) => {
          isGranted = answer;
        },
        details,
      );
      return isGranted || check({}, permission, url, details);
    },
    isDeviceGranted: (): boolean => checkDevice(),
    mayDownload: (): boolean => {
      let isPrevented = false;
      events.emit('will-download', {
        preventDefault: () => {
          isPrevented = true;
        },
      });
      return !isPrevented;
    },
  };
  return { session, permissions, spelling };
}
