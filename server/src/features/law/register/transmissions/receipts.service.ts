import type { SentFile } from '@approdo/shared/contract/base/endpoint';
import type { Transmission } from '@approdo/shared/contract/law/alloggiati';
import { elideBeforeDates, sayLocalDate } from '@approdo/shared/domain/base/date/say-date';
import { type Trx, transact } from '../../../../db/transaction.ts';
import { fileOfBytes } from '../../../../http/answers/send-download.ts';
import type { Caller } from '../../../../http/calls/handler.ts';
import { conflict, found, invalid, notFound } from '../../../../http/problems.ts';
import { writeAudit } from '../../../base/audit/index.ts';
import type { StoredTransmission } from '../register.table.ts';
import { findRounds } from '../rounds.records.ts';
import { requireRegister } from '../settings/require-on.ts';
import type { FilingNeeds } from './filing-needs.ts';
import { deleteReceipt, findReceipt, findReceiptInstant, insertReceipt } from './receipts.repository.ts';
import { hasLostNames, putState } from './transmissions.records.ts';
import { getTransmission, viewTransmission } from './transmissions.service.ts';

/** Signature of a PDF (ISO 32000-1, 7.5.2). */
const PDF = Buffer.from('%PDF-');

const NOT_PDF = 'La ricevuta deve essere un PDF';
const TWICE = "La ricevuta c'è già";
const NONE = 'La ricevuta non c’è';
const TOO_LATE = 'I nomi sono già stati cancellati: la ricevuta resta';
const NIGHT_IS_OVER = 'La ricevuta si può rimuovere solo fino alla notte dopo';

export type PortalReceipts = ReturnType<typeof createPortalReceipts>;

/** The portals' receipts: with that of the police names are no longer needed. Stored encrypted, for five years. */
export function createPortalReceipts({ database, clock, keys }: FilingNeeds) {
  type Act = {
    readonly caller: Caller;
    readonly action: 'RECEIPT_ADDED' | 'RECEIPT_READ' | 'REGISTER_CHANGED';
    readonly done: string;
  };

  async function writeLine(trx: Trx, { id, date }: StoredTransmission, { caller, action, done }: Act): Promise<void> {
    await writeAudit(trx, {
      at: clock.now(),
      by: caller,
      action,
      object: 'TRANSMISSION',
      objectId: id,
      summary: elideBeforeDates(`Ricevuta del ${sayLocalDate(date)} ${done}`),
    });
  }

  return {
    /** Throws 409 where there is one already, 400 where the file is no PDF. */
    async add(id: string, bytes: Buffer, caller: Caller): Promise<Transmission> {
      return await transact(database, async (trx) => {
        await requireRegister(trx);
        const seal = await keys.seal(trx);
        const transmission = await getTransmission(trx, id);
        if ((await findReceiptInstant(trx, id)) !== undefined) throw conflict(TWICE);
        if (!bytes.subarray(0, PDF.length).equals(PDF)) throw invalid(NOT_PDF);
        await insertReceipt(trx, {
          transmissionId: id,
          keyFingerprint: seal.fingerprint,
          content: seal.seal(bytes, `receipt:${id}`),
          addedAt: clock.now().toISOString(),
        });
        const told = await follow(trx, transmission, 'RECEIPTED');
        await writeLine(trx, told, { caller, action: 'RECEIPT_ADDED', done: 'aggiunta' });
        return await viewTransmission(trx, told);
      });
    },

    async get(id: string, caller: Caller): Promise<SentFile> {
      return await transact(database, async (trx) => {
        await requireRegister(trx);
        const seal = await keys.seal(trx);
        const transmission = await getTransmission(trx, id);
        const { content } = found(await findReceipt(trx, id), NONE);
        await writeLine(trx, transmission, { caller, action: 'RECEIPT_READ', done: 'letta' });
        return fileOfBytes(`ricevuta-${transmission.date}.pdf`, seal.open(content, `receipt:${id}`));
      });
    },

    /** Throws 409 once data were deleted because of it. */
    async remove(id: string, caller: Caller): Promise<void> {
      await transact(database, async (trx) => {
        await requireRegister(trx);
        const transmission = await getTransmission(trx, id);
        const addedAt = await findReceiptInstant(trx, id);
        if (addedAt === undefined) throw notFound(NONE);
        const purgedAt = (await findRounds(trx))?.purgedAt ?? '';
        if (purgedAt > addedAt || (await hasLostNames(trx, id, addedAt)))
          throw conflict(transmission.kind === 'REGIONAL' ? NIGHT_IS_OVER : TOO_LATE);
        await deleteReceipt(trx, id);
        await follow(trx, transmission, 'UPLOADED');
        await writeLine(trx, transmission, { caller, action: 'REGISTER_CHANGED', done: 'rimossa' });
      });
    },
  };
}

/**
 * Only the receipt of the police changes the state. A region's receipt leaves it, as the state shows whether the region
 * accepted the report (LAW.md, 10).
 */
async function follow(
  trx: Trx,
  told: StoredTransmission,
  state: 'RECEIPTED' | 'UPLOADED',
): Promise<StoredTransmission> {
  if (told.kind === 'REGIONAL') return told;
  await putState(trx, told.id, state);
  return { ...told, state };
}
