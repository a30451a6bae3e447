import { PUSH_KINDS } from '@approdo/shared/domain/accounts/push-kind';
import { findStorage } from '../../../browser/find-storage.ts';
import { readSession } from '../../../session/browser-session.ts';
import { type Fields, isText, readStored } from '../../../storage/read-stored.ts';
import type { NoticeFault, Notices, OwnDevice } from '../../phone-shell.ts';
import { findWorker, registerWorker } from './own-worker.ts';

const DEVICE_KEY = 'pushDevice';
const SESSION_LENGTH = 16;

/** With the end of the token of the session that registered it with the server. */
type StoredDevice = OwnDevice & { readonly session: string };

const DEVICE_FIELDS: Fields<StoredDevice> = {
  id: isText,
  userId: isText,
  name: isText,
  kinds: (value) => Array.isArray(value) && value.every((kind) => PUSH_KINDS.includes(kind)),
  session: isText,
};

/** `dismiss` is called once no more notices are to arrive. */
export function createNotices(dismiss: () => Promise<void>): Notices {
  function readDeviceHere() {
    return readStored<StoredDevice>(findStorage('localStorage')?.getItem(DEVICE_KEY), DEVICE_FIELDS);
  }

  return {
    findFault,

    readDevice(userId) {
      const device = readDeviceHere();
      return device?.userId === userId ? device : undefined;
    },

    async mustRegisterAgain() {
      if (findFault() !== undefined || Notification.permission !== 'granted') return false;
      const subscription = await (await findWorker())?.pushManager.getSubscription();
      return !subscription || readDeviceHere()?.session !== markOfSession();
    },

    async listen(publicKey) {
      // First: permission may be asked for only while the click still counts.
      if ((await Notification.requestPermission()) !== 'granted') return undefined;
      const { pushManager } = await registerWorker();
      const known = await pushManager.getSubscription();
      if (known && keyOf(known) !== publicKey) await known.unsubscribe();
      const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
      const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
      return { endpoint: subscription.endpoint, keys: { p256dh, auth } };
    },

    storeDevice(device: OwnDevice) {
      const stored = JSON.stringify({ ...device, session: markOfSession() });
      findStorage('localStorage')?.setItem(DEVICE_KEY, stored);
    },

    async forget() {
      findStorage('localStorage')?.removeItem(DEVICE_KEY);
      const subscription = await (await findWorker())?.pushManager.getSubscription();
      await subscription?.unsubscribe();
      await dismiss();
    },

    nameOfBrowser,

    showCount(count) {
      // Browsers without badges display none; one that refuses is asked again with the next count.
      const badgeUpdate = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
      badgeUpdate?.catch(() => undefined);
    },
  };
}

function findFault(): NoticeFault | undefined {
  if (!window.isSecureContext) return 'INSECURE';
  const isKnown = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!isKnown) return 'UNSUPPORTED';
  return Notification.permission === 'denied' ? 'DENIED' : undefined;
}

/** The end of its token, which tells sessions apart and lets nobody in. */
function markOfSession(): string {
  return readSession()?.token.slice(-SESSION_LENGTH) ?? '';
}

function keyOf({ options: { applicationServerKey } }: PushSubscription): string {
  const bytes = new Uint8Array(applicationServerKey ?? new ArrayBuffer());
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

const BROWSERS = [
  ['Edge', /Edg/],
  ['Opera', /OPR/],
  ['Samsung Internet', /SamsungBrowser/],
  ['Firefox', /Firefox|FxiOS/],
  ['Chrome', /Chrome|CriOS/],
  ['Safari', /Safari/],
] as const;

const SYSTEMS = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['Mac', /Macintosh/],
  ['Linux', /Linux/],
] as const;

/** `Chrome su Android`, as far as the browser identifies itself. */
function nameOfBrowser(): string {
  const nameIn = (names: typeof BROWSERS | typeof SYSTEMS) =>
    names.find(([, pattern]) => pattern.test(navigator.userAgent))?.[0];
  return [nameIn(BROWSERS) ?? 'Browser', nameIn(SYSTEMS)].filter(Boolean).join(' su ');
}
