import { canKeepDay, findDayKeeper, forgetDay, nameDayKeeper } from '../../../kept/kept-day.ts';
import type { DayKeeping } from '../../phone-shell.ts';
import { registerWorker } from './own-worker.ts';

/** `dismiss` is told once nothing is kept any more. */
export function createDayKeeping(dismiss: () => Promise<void>): DayKeeping {
  return {
    canKeep: canKeepDay(),

    isOn: (userId) => canKeepDay() && findDayKeeper() === userId,

    async turn(userId, isOn) {
      nameDayKeeper(isOn ? userId : undefined);
      if (isOn) {
        await registerWorker();
        return;
      }
      await forgetDay();
      await dismiss();
    },

    async keep(userId, next, house) {
      const { keepOwnerDay } = await import('./keep-owner-day.ts');
      await keepOwnerDay({ userId, next, house });
    },
  };
}
