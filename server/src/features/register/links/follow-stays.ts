import type { OnStayChange } from '../../stays/index.ts';
import { endCheckInLink, moveCheckInLink } from './check-in-links.ts';

/** A link ends with its stay, and moves with its arrival. */
export const followCheckInLinks: OnStayChange = async ({ trx, before, after }) => {
  if (before?.status !== 'CONFIRMED') return;
  if (after?.status !== 'CONFIRMED') await endCheckInLink(trx, before.id);
  else if (after.startDate !== before.startDate) await moveCheckInLink(trx, after.id, after.startDate);
};
