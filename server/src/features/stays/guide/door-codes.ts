import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { say } from '@approdo/shared/words/say';
import type { Trx } from '../../../db/transaction.ts';
import { conflict } from '../../../http/problems.ts';
import { getBooking } from '../stays/index.ts';
import { deleteDoorCode, deleteDoorCodesUntil, putDoorCode } from './door-codes.repository.ts';

/** Sets the door code of a stay; null removes it. Throws 409 unless the stay is confirmed. */
export async function changeDoorCode(trx: Trx, id: string, code: string | null): Promise<void> {
  const stay = await getBooking(trx, id);
  if (stay.status !== 'CONFIRMED') throw conflict(say('doorCodeBeforeConfirmation'));
  await (code === null ? deleteDoorCode(trx, id) : putDoorCode(trx, id, code));
}

/** Deletes the codes of stays that were over by that day: twelve months on, nobody uses them. */
export async function forgetDoorCodes(trx: Trx, lastDay: LocalDate): Promise<void> {
  await deleteDoorCodesUntil(trx, lastDay);
}
