import { notifyDevices, propertyUnready } from '../../accounts/push/index.ts';
import type { NotifyUnready } from './turnover-rounds.ts';

/** Notifies on the owner's devices. */
export const notifyDevicesUnready: NotifyUnready = async (change, { arrival }) =>
  await notifyDevices(change, propertyUnready({ arrival, today: change.clock.today() }));
