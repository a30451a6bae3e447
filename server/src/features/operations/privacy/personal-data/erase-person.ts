import { emailKey } from '@approdo/shared/domain/base/email';
import type { Trx } from '../../../../db/transaction.ts';
import { type Actor, writeAudit } from '../../../base/audit/index.ts';
import { listAccounts } from '../../../base/people/index.ts';
import { type DataPart, type DataSubject, findDataSubject, listStaysOfAccount } from '../../../stays/stays/index.ts';
import type { ErasedAddresses } from './erased-addresses.ts';

/** How many things were erased, by part; without zeros. */
export type ErasedCounts = ReadonlyMap<DataPart['name'], number>;

const WORDS: Readonly<Record<DataPart['name'], string>> = {
  account: 'account',
  bookings: 'prenotazioni',
  conversations: 'messaggi delle prenotazioni',
  contactMessages: 'messaggi dal sito',
  reviews: 'recensioni rimaste senza nome',
  letters: 'e-mail',
  register: 'collegamenti del check-in',
  money: 'movimenti',
  documents: 'documenti',
  acceptances: 'accettazioni',
};

/** What is erased along with a person's data, and is no thing of hers to be counted: previews that name her. */
export type EraseAlong = (
  trx: Trx,
  person: { readonly email?: string | undefined; readonly stays: readonly string[] },
) => Promise<void>;

type ErasureScope = {
  /** In the order of erasure. */
  readonly parts: readonly DataPart[];
  readonly eraseAlong: EraseAlong;
  /** An instant: what was created later stays. */
  readonly at: string;
};

/** Erases a person's data that was created up to an instant. */
export async function erasePerson(
  trx: Trx,
  subject: DataSubject,
  { parts, eraseAlong, at }: ErasureScope,
): Promise<ErasedCounts> {
  const { email, account, stays } = subject;
  const erasing = {
    email,
    at,
    account: account && account.created_at <= at ? account : undefined,
    stays: stays.filter(({ createdAt }) => createdAt <= at),
  };
  await eraseAlong(trx, { email, stays: erasing.stays.map(({ id }) => id) });
  const counts = new Map<DataPart['name'], number>();
  for (const { name, erase } of parts) {
    const count = (await erase?.(trx, erasing)) ?? 0;
    if (count > 0) counts.set(name, count);
  }
  return counts;
}

type AuditContext = { readonly at: Date; readonly by: Actor; readonly hash: string; readonly isAgain?: boolean };

/** Audits what was erased, but not whose it was: only a hash of the address is recorded. */
export async function auditErasure(
  trx: Trx,
  counts: ErasedCounts,
  { at, by, hash, isAgain }: AuditContext,
): Promise<void> {
  const descriptions = [...counts].map(([name, count]) => `${count} ${WORDS[name]}`);
  const description = descriptions.length > 0 ? descriptions.join(', ') : 'niente da cancellare';
  const summary = isAgain ? `Di nuovo, dopo un ripristino: ${description}` : `Cancellati: ${description}`;
  await writeAudit(trx, { at, by, action: 'DATA_ERASED', object: 'ADDRESS', objectId: hash.slice(0, 16), summary });
}

type ErasingAgain = Pick<ErasureScope, 'parts' | 'eraseAlong'> & {
  readonly erased: ErasedAddresses;
  readonly now: Date;
};

/** Erases again what an older copy brought back of erased people; what was created after the erasure stays. */
export async function eraseAgain(trx: Trx, { erased, now, ...scope }: ErasingAgain): Promise<void> {
  const findInstant = await erased.read();
  if (!findInstant) return;
  const eraseNamed = async (name: string, findSubject: () => Promise<DataSubject>) => {
    const at = findInstant(name);
    if (at === undefined) return;
    const counts = await erasePerson(trx, await findSubject(), { ...scope, at });
    if (counts.size === 0) return;
    await auditErasure(trx, counts, { at: now, by: null, hash: await erased.hashOf(name), isAgain: true });
  };
  const addresses = new Set<string>();
  for (const { listAddresses } of scope.parts) {
    for (const address of (await listAddresses?.(trx)) ?? []) addresses.add(emailKey(address));
  }
  for (const email of addresses) await eraseNamed(email, () => findDataSubject(trx, email));
  for (const account of await listAccounts(trx)) {
    const { id } = account;
    await eraseNamed(id, async () => ({ email: undefined, account, stays: await listStaysOfAccount(trx, id) }));
  }
}
