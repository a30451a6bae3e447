import type { OwnersDay } from '@approdo/shared/contract/operations/today';
import { sayDueToday } from '@approdo/shared/domain/law/deadlines/say-due';
import type { Waiting } from './waiting.ts';

/** That guests are to be told to the Polizia, or something else falls due, once a day as the letter of it; nobody where no register is kept, or the site is older. */
export function listRegisterNews(day: OwnersDay | undefined): Waiting[] {
  if (!day?.register) return [];
  const { due: arrivals, others = 0 } = day.register;
  if (arrivals === 0 && others === 0) return [];
  const title = sayDueToday({ arrivals, others });
  return [{ key: `register ${day.today}`, title, text: '', screen: { path: 'register' } }];
}
