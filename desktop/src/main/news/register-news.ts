import type { OwnersDay } from '@approdo/shared/contract/site/today';
import { NEWS } from '../texts.ts';
import type { Waiting } from './waiting.ts';

/** That guests are to be told to the Polizia, once a day as the letter of it; nobody where no register is kept, or the site is older. */
export function listRegisterNews(day: OwnersDay | undefined): Waiting[] {
  const due = day?.register?.due ?? 0;
  if (!day || due === 0) return [];
  return [{ key: `register ${day.today}`, title: NEWS.register(due), text: '', screen: { path: 'register' } }];
}
