import type { AnswerOf, SentFile } from '@approdo/shared/contract/endpoint';
import type { documents } from '@approdo/shared/contract/money/documents';
import { documentFor } from '@approdo/shared/contract/money/documents';
import type { Database } from '../../db/database.ts';
import type { Reader } from '../../db/transaction.ts';
import { fileOfBytes } from '../../http/answers/send-download.ts';
import type { Caller } from '../../http/calls/handler.ts';
import { viewAs } from '../../http/calls/view-as.ts';
import { notFound } from '../../http/problems.ts';
import { findRegistrationWarning } from '../contracts/find-registration-warning.ts';
import { tellContracts } from '../contracts/tell-contracts.ts';
import { tellReceipts } from '../receipts/tell-receipts.ts';
import { bookingNotFound, type GuestStay, getBooking, isOwn } from '../stays/index.ts';
import { findDocument, listDocuments } from './documents.repository.ts';

type Rows = typeof documents;

export type Documents = ReturnType<typeof createDocuments>;

/** The papers of stays: who may read them, and what there is to know of each. */
export function createDocuments({ database }: { readonly database: Database }) {
  return {
    async list(bookingId: string): Promise<AnswerOf<Rows['list']>> {
      const stay = await getBooking(database, bookingId);
      if (stay.isBlocked) throw bookingNotFound();
      const told = await tellDocuments(database, stay);
      const warning = await findRegistrationWarning(database, stay);
      return {
        documents: told.map((one) => viewAs(documentFor.admin, one)),
        ...(warning !== undefined && { warning }),
      };
    },

    /** Those of a stay that its reader may see, as it is told with the stay. */
    async listFor(stay: GuestStay) {
      return (await tellDocuments(database, stay)).map((one) => viewAs(documentFor.guest, one));
    },

    /** Throws 404 where it is of another's stay. */
    async get(id: string, caller: Caller): Promise<SentFile> {
      const found = await findDocument(database, id);
      if (!found) throw notFound();
      if (caller.role !== 'ADMIN' && !isOwn(await getBooking(database, found.bookingId), caller)) throw notFound();
      return {
        ...fileOfBytes(
          `${found.kind === 'RECEIPT' ? 'ricevuta' : 'contratto'}-${found.createdAt.slice(0, 10)}.pdf`,
          found.bytes,
        ),
        sha256: found.sha256,
      };
    },
  };
}

async function tellDocuments(reader: Reader, stay: GuestStay) {
  const receipts = await tellReceipts(reader, stay.id);
  const contracts = await tellContracts(reader, stay);
  return (await listDocuments(reader, stay.id)).map((one) => ({
    ...one,
    ...receipts.get(one.id),
    ...contracts.get(one.id),
  }));
}
