import type { SentFile } from '@approdo/shared/contract/base/endpoint';
import type { Transmission } from '@approdo/shared/contract/law/alloggiati';
import { elideBeforeDates, sayLocalDate } from '@approdo/shared/domain/base/date/say-date';
import { say } from '@approdo/shared/words/say';
import { type Trx, transact } from '../../../../db/transaction.ts';
import type { Caller } from '../../../../http/calls/handler.ts';
import { conflict, invalid, notFound, requireFound } from '../../../../http/problems.ts';
import { fileOfBytes } from '../../../../http/responses/send-download.ts';
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

const NONE = say('portalReceiptUnknown');

export type PortalReceipts = ReturnType<typeof createPortalReceipts>;

/** The portals' receipts: with that of the police names are no longer needed. Stored encrypted, for five years. */
export function createPortalReceipts({ database, clock, keys }: FilingNeeds) {
  type Act = {
    readonly caller: Caller;
    readonly action: 'RECEIPT_ADDED' | 'RECEIPT_READ' | 'REGISTER_CHANGED';
    readonly done: string;
  };

  async function auditReceipt(
    trx: Trx,
    { id, date }: StoredTransmission,
    { caller, action, done }: Act,
  ): Promise<void> {
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
        if ((await findReceiptInstant(trx, id)) !== undefined) throw conflict(say('portalReceiptThere'));
        if (!bytes.subarray(0, PDF.length).equals(PDF)) throw invalid(say('portalReceiptNoPdf'));
        await insertReceipt(trx, {
          transmissionId: id,
          keyFingerprint: seal.fingerprint,
          content: seal.seal(bytes, `receipt:${id}`),
          addedAt: clock.now().toISOString(),
        });
        const reported = await updateState(trx, transmission, 'RECEIPTED');
        await auditReceipt(trx, reported, { caller, action: 'RECEIPT_ADDED', done: 'aggiunta' });
        return await viewTransmission(trx, reported);
      });
    },

    async get(id: string, caller: Caller): Promise<SentFile> {
      return await transact(database, async (trx) => {
        await requireRegister(trx);
        const seal = await keys.seal(trx);
        const transmission = await getTransmission(trx, id);
        const { content } = requireFound(await findReceipt(trx, id), NONE);
        await auditReceipt(trx, transmission, { caller, action: 'RECEIPT_READ', done: 'letta' });
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
          throw conflict(say(transmission.kind === 'REGIONAL' ? 'regionalReceiptFixed' : 'portalReceiptUsed'));
        await deleteReceipt(trx, id);
        await updateState(trx, transmission, 'UPLOADED');
        await auditReceipt(trx, transmission, { caller, action: 'REGISTER_CHANGED', done: 'rimossa' });
      });
    },
  };
}

/**
 * Only the receipt of the police changes the state. A region's receipt leaves it, as the state shows whether the region
 * accepted the report (LAW.md, 10).
 */
async function updateState(
  trx: Trx,
  reported: StoredTransmission,
  state: 'RECEIPTED' | 'UPLOADED',
): Promise<StoredTransmission> {
  if (reported.kind === 'REGIONAL') return reported;
  await putState(trx, reported.id, state);
  return { ...reported, state };
}
