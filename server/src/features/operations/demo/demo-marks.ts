import { sha256 } from '../../../adapters/digest.ts';
import type { Trx } from '../../../db/transaction.ts';
import { insertMarks } from './demo.repository.ts';
import { listFields } from './demo-fields.ts';
import { recordKinds } from './demo-kinds.ts';

/** Marks everything in a database as the demo's; call it before anybody but the starter content has written to it. */
export async function markEverything(trx: Trx): Promise<void> {
  for (const { kind, list } of recordKinds) {
    await insertMarks(
      trx,
      (await list(trx)).map(({ id, words }) => ({ kind, record_id: id, digest: digestOf(words) })),
    );
  }
  await insertMarks(
    trx,
    (await listFields(trx)).map(({ kind, id, words }) => ({ kind, record_id: id, digest: digestOf(words) })),
  );
}

/** Which things are marked, and whether they are unchanged. */
export type Marks = {
  readonly has: (kind: string, id: string) => boolean;
  /** Whether the owner has left it as it was written. */
  readonly isAsWritten: (kind: string, id: string, words: unknown) => boolean;
};

type Mark = { readonly kind: string; readonly record_id: string; readonly digest: string };

export function readMarks(records: readonly Mark[]): Marks {
  const digests = new Map(records.map(({ kind, record_id, digest }) => [`${kind} ${record_id}`, digest]));
  return {
    has: (kind, id) => digests.has(`${kind} ${id}`),
    isAsWritten: (kind, id, words) => digests.get(`${kind} ${id}`) === digestOf(words),
  };
}

/** What a thing's words are recognised by. */
export function digestOf(words: unknown): string {
  return sha256(JSON.stringify(words), 'base64url');
}
