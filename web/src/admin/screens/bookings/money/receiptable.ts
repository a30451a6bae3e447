import { findReceiptFault } from '@approdo/shared/domain/money/receipt';
import type { ListedDocument } from '../../../resources/use-documents.ts';
import type { Entry } from '../../../resources/use-money.ts';

/** The entries of which a receipt can be made: they stand on none that holds. */
export function listReceiptable(entries: readonly Entry[], documents: readonly ListedDocument[]): Entry[] {
  const numbers = new Map(
    documents.flatMap(({ entryIds = [], number = '' }) => entryIds.map((id) => [id, number] as const)),
  );
  const standing = { entries, receiptOf: (id: string) => numbers.get(id) };
  return entries.filter((entry) => findReceiptFault(entry, standing) === undefined);
}
