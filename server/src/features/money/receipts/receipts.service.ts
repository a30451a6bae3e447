import type { newReceipt, WrittenReceipt } from '@approdo/shared/contract/money/receipts';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { formatReceiptNumber } from '@approdo/shared/domain/money/receipt';
import { createQueue } from '@approdo/shared/node/queue';
import type { z } from 'zod';
import type { Clock } from '../../../adapters/clock.ts';
import type { Database } from '../../../db/database.ts';
import { type Reader, transact } from '../../../db/transaction.ts';
import type { Caller } from '../../../http/calls/handler.ts';
import { busy } from '../../../http/problems.ts';
import { writeAudit } from '../../base/audit/index.ts';
import { type DrawnDocument, drawDocument, type ReadPaperLogo, storeDocument } from '../../stays/documents/index.ts';
import { draftReceipt, draftVoid, type ReceiptDraft } from './receipt-facts.ts';
import type { ReceiptNumbers } from './receipt-numbers.ts';
import { receiptPaper } from './receipt-paper.ts';
import { insertReceipt } from './receipts.repository.ts';

type Needs = {
  readonly database: Database;
  readonly clock: Clock;
  readonly numbers: ReceiptNumbers;
  readonly readPaperLogo: ReadPaperLogo;
};

/** Reads the content of a receipt, as of now. */
type Draft = (reader: Reader, today: LocalDate) => Promise<ReceiptDraft>;

/** How often another process may be faster before the caller is asked to try again. */
const MAX_TRIES = 20;

export type Receipts = ReturnType<typeof createReceipts>;

/**
 * Numbered receipts of payments. A receipt is drawn with the next number before its transaction, so that writers do not
 * wait; if that number was given meanwhile, or its content changed, it is drawn again.
 */
export function createReceipts({ database, clock, numbers, readPaperLogo }: Needs) {
  const sequentially = createQueue();

  async function read(reader: Reader, draft: Draft) {
    const today = clock.today();
    return { ...(await draft(reader, today)), next: await numbers.readNext(reader, Number(today.slice(0, 4))) };
  }

  async function write(draft: Draft, caller: Caller): Promise<WrittenReceipt> {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const content = await read(database, draft);
      const { year, number, lost } = content.next;
      const createdAt = clock.now().toISOString();
      const paper = receiptPaper(content.facts, { year, number, createdAt });
      const drawn = await drawDocument({ ...paper, logo: await readPaperLogo() });
      const isStored = await transact(database, async (trx) => {
        if (JSON.stringify(await read(trx, draft)) !== JSON.stringify(content)) return false;
        const { bookingId, facts, voids } = content;
        await storeDocument(trx, drawn, { bookingId, kind: 'RECEIPT' });
        const line = { action: 'DOCUMENT_MADE', object: 'DOCUMENT', objectId: drawn.id } as const;
        const summary = `Ricevuta ${formatReceiptNumber({ year, number })}`;
        await writeAudit(trx, { ...line, at: clock.now(), by: caller, summary });
        await insertReceipt(trx, { id: drawn.id, bookingId, year, number, facts, voids, writtenBy: caller.name });
        return true;
      });
      if (!isStored) continue;
      await numbers.remember([{ year, number }]);
      return { number: formatReceiptNumber({ year, number }), ...viewDrawn(drawn), ...(lost && warnOf(lost)) };
    }
    throw busy();
  }

  return {
    make: (bookingId: string, request: z.output<typeof newReceipt>, caller: Caller): Promise<WrittenReceipt> =>
      sequentially(() => write((reader, today) => draftReceipt(reader, { bookingId, ...request }, today), caller)),

    void: (id: string, caller: Caller): Promise<WrittenReceipt> =>
      sequentially(() => write((reader, today) => draftVoid(reader, id, today), caller)),
  };
}

function viewDrawn({ id, sha256, createdAt }: DrawnDocument) {
  return { id, documentId: id, sha256, createdAt };
}

function warnOf(lost: string): { readonly warning: string } {
  return { warning: `Mancano le ricevute ${lost}: erano state emesse prima del ripristino di un backup` };
}
