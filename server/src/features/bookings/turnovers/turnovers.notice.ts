import { houseUnready, tellDevices } from '../../accounts/push/index.ts';
import type { TellUnready } from './turnover-rounds.ts';

/** Notifies on the owner's devices. */
export const tellDevicesUnready: TellUnready = async (change, { arrival }) =>
  await tellDevices(change, houseUnready({ arrival, today: change.clock.today() }));
