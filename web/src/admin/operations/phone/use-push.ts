import { type PushDevice, push } from '@approdo/shared/contract/accounts/push';
import type { PushKind } from '@approdo/shared/domain/accounts/push-kind';
import { useAction } from '../../kit/feedback/use-action.ts';
import { useRemoval } from '../../kit/feedback/use-row-actions.ts';
import type { PhoneShell } from '../../phone-shell.ts';
import { usePlatform } from '../../session/platform-context.ts';
import { keyOfRead } from '../../session/refreshes.ts';
import { useSession } from '../../session/session-context.ts';
import { useCall } from '../../session/use-call.ts';
import { DEVICES, NOTICES } from './texts.ts';

type SwitchState = { readonly isOn: boolean; readonly publicKey: string };

/** Turns this browser's notices on, if its user permits, and off. */
export function useToggleNotices({ notices }: PhoneShell, device: PushDevice | undefined) {
  const call = useCall();
  const { user } = useSession();

  async function turnOn(publicKey: string): Promise<boolean> {
    const subscription = await notices.listen(publicKey);
    if (!subscription) return false;
    const made = await call(push.add, { body: { subscription, name: notices.nameOfBrowser() } });
    notices.storeDevice({ ...made, userId: user.id });
    return true;
  }

  async function turnOff(): Promise<boolean> {
    if (device) await call(push.remove, { params: { id: device.id } });
    await notices.forget();
    return true;
  }

  return useAction({
    run: ({ isOn, publicKey }: SwitchState) => (isOn ? turnOn(publicKey) : turnOff()),
    reloads: [keyOfRead(push.get)],
    success: ({ isOn }) => (isOn ? NOTICES.switchedOn : NOTICES.switchedOff),
    warn: (_, isDone) => (isDone ? undefined : NOTICES.faults[notices.findFault() ?? 'NOT_ALLOWED']),
    describe: NOTICES.failed,
  });
}

/** Changes which notices a device receives. */
export function useEditKinds({ notices }: PhoneShell) {
  const { user } = useSession();
  return useAction({
    run: async ({ id, kinds }: { readonly id: string; readonly kinds: readonly PushKind[] }, call) => {
      const edited = await call(push.edit, { params: { id }, body: { kinds: [...kinds] } });
      notices.storeDevice({ ...edited, userId: user.id });
    },
    success: () => NOTICES.kindsSaved,
    describe: NOTICES.failed,
  });
}

/** Sends a notice to a device now. */
export function useTestDevice() {
  return useAction({
    run: ({ id }: PushDevice, call) => call(push.test, { params: { id } }),
    success: () => DEVICES.tested,
    warn: (_, { lastError }) => lastError ?? undefined,
    describe: DEVICES.testFailed,
  });
}

/** Ends a device's notices, after confirmation; this browser unsubscribes, but keeps its offline data. */
export function useRemoveDevice(phone: PhoneShell | undefined) {
  const { user } = useSession();
  return useRemoval<PushDevice>({
    run: async ({ id }, call) => {
      await call(push.remove, { params: { id } });
      if (phone?.notices.readDevice(user.id)?.id === id) await phone.notices.forget();
    },
    success: () => DEVICES.removed,
    describe: DEVICES.removeFailed,
    question: ({ name }) => ({
      title: DEVICES.removal.title,
      text: DEVICES.removal.text(name),
      action: DEVICES.remove,
    }),
  });
}

/** Registers a browser whose switch is on again, for the present session. */
export function useListenAgain() {
  const call = useCall();
  const { phone } = usePlatform();
  return async (userId: string): Promise<void> => {
    const device = phone?.notices.readDevice(userId);
    if (!phone || !device || !(await phone.notices.mustRegisterAgain())) return;
    const { publicKey } = await call(push.get);
    const subscription = await phone.notices.listen(publicKey);
    if (!subscription) return;
    const { name, kinds } = device;
    const known = await call(push.add, { body: { subscription, name, kinds: [...kinds] } });
    phone.notices.storeDevice({ ...known, userId });
  };
}
