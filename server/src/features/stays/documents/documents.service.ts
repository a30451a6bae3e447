import type { AnswerOf, SentFile } from '@approdo/shared/contract/base/endpoint';
import type { documents } from '@approdo/shared/contract/stays/documents';
import { documentFor } from '@approdo/shared/contract/stays/documents';
import type { z } from 'zod';
import type { Database } from '../../../db/database.ts';
import type { Reader } from '../../../db/transaction.ts';
import type { Caller } from '../../../http/calls/handler.ts';
import { viewAs } from '../../../http/calls/view-as.ts';
import { notFound } from '../../../http/problems.ts';
import { fileOfBytes } from '../../../http/responses/send-download.ts';
import { bookingNotFound, type GuestStay, getBooking, isOwn } from '../stays/index.ts';
import { findDocument, hasAnyDocument, listDocuments } from './documents.repository.ts';

type Rows = typeof documents;

/** Reads facts about some of a stay's documents, by document id. */
type ReadPaperFacts = (reader: Reader, stay: GuestStay) => Promise<ReadonlyMap<string, PaperFacts>>;
type PaperFacts = Partial<z.output<typeof documentFor.admin>>;

type DocumentsNeeds = {
  readonly database: Database;
  /** One for each kind of document. */
  readonly factReaders: readonly ReadPaperFacts[];
  /** A warning, in Italian, if the law requires something of the owner for that stay. */
  readonly findWarning: (reader: Reader, stay: GuestStay) => Promise<string | undefined>;
};

export type Documents = ReturnType<typeof createDocuments>;

/** The documents of stays: who may read them, and the facts about each. */
export function createDocuments({ database, factReaders, findWarning }: DocumentsNeeds) {
  async function listWithFacts(stay: GuestStay) {
    const facts = new Map<string, PaperFacts>();
    for (const readFacts of factReaders) {
      for (const [id, one] of await readFacts(database, stay)) facts.set(id, { ...facts.get(id), ...one });
    }
    return (await listDocuments(database, stay.id)).map((one) => ({ ...one, ...facts.get(one.id) }));
  }

  return {
    async list(bookingId: string): Promise<AnswerOf<Rows['list']>> {
      const stay = await getBooking(database, bookingId);
      if (stay.isBlocked) throw bookingNotFound();
      const facts = await listWithFacts(stay);
      const warning = await findWarning(database, stay);
      return {
        documents: facts.map((one) => viewAs(documentFor.admin, one)),
        ...(warning !== undefined && { warning }),
      };
    },

    /** The documents of a stay that its guest may see, as part of the stay. */
    async listFor(stay: GuestStay) {
      return (await listWithFacts(stay)).map((one) => viewAs(documentFor.guest, one));
    },

    /** Throws 404 if it belongs to somebody else's stay. */
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

/** Whether a booking has documents, and so is never deleted. */
export async function hasDocuments(reader: Reader, bookingId: string): Promise<boolean> {
  return await hasAnyDocument(reader, bookingId);
}

/** The documents of a stay without their bytes, oldest first. */
export async function listStayDocuments(reader: Reader, bookingId: string) {
  return await listDocuments(reader, bookingId);
}
