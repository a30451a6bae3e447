import { DOCUMENT_MAX_BYTES } from '@approdo/shared/contract/money/stored-documents';
import { say } from '@approdo/shared/words/say';
import { sha256 } from '../../../adapters/digest.ts';
import { type Logo, makeDocument, type Paper } from '../../../adapters/document-maker/document-maker.ts';
import { makeId } from '../../../adapters/random.ts';
import { TooSlowError } from '../../../adapters/shared-thread/shared-thread.ts';
import { OverloadedError } from '../../../adapters/shared-thread/tenant-queue.ts';
import type { Reader, Trx } from '../../../db/transaction.ts';
import { busy, conflict, HttpProblem } from '../../../http/problems.ts';
import { findDocument, insertDocument } from './documents.repository.ts';
import type { StoredDocument } from './documents.table.ts';

/** A document that is drawn, but not yet stored with a stay. */
export type DrawnDocument = Omit<StoredDocument, 'bookingId' | 'kind'>;

/** The logo that papers get now; undefined where the property has none. */
export type ReadPaperLogo = () => Promise<Logo | undefined>;

/** Draws a document without storing it. Throws 409 if it is too long, 503 if the queue is full or it takes too long. */
export async function drawDocument(paper: Paper, limit?: { readonly maxMs: number }): Promise<DrawnDocument> {
  const bytes = await makeDocument(paper, limit).catch((error: unknown) => {
    if (error instanceof TooSlowError) throw new HttpProblem(503, say('documentTooSlow'));
    throw error instanceof OverloadedError ? busy() : error;
  });
  if (bytes.length > DOCUMENT_MAX_BYTES) throw conflict(say('documentTooLong'));
  return { id: makeId(), bytes, sha256: sha256(bytes), createdAt: paper.createdAt };
}

/** Stores a document with its stay, for good. */
export async function storeDocument(
  trx: Trx,
  drawn: DrawnDocument,
  of: Pick<StoredDocument, 'bookingId' | 'kind'>,
): Promise<void> {
  await insertDocument(trx, { ...drawn, ...of });
}

/** The hash of a document's bytes, and when it was made. Throws if there is none. */
export async function getDocumentHash(
  reader: Reader,
  id: string,
): Promise<Pick<StoredDocument, 'sha256' | 'createdAt'>> {
  const document = await findDocument(reader, id);
  if (!document) throw new Error(`no document ${id}`);
  return { sha256: document.sha256, createdAt: document.createdAt };
}
