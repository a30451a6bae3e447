import { emailKey } from '@approdo/shared/domain/account/email';
import type { Trx } from '../../../db/transaction.ts';
import { type Actor, writeAudit } from '../../audit/index.ts';
import { type DataPart, type DataSubject, findDataSubject } from '../../stays/index.ts';
import { DATA_PARTS } from './data-parts.ts';
import type { ErasedAddresses } from './erased-addresses.ts';

/** How many things went, by what they were; what there was none of is left out. */
export type ErasedCounts = Readonly<Record<string, number>>;

const WORDS: Readonly<Record<DataPart['name'], string>> = {
  account: 'account',
  bookings: 'prenotazioni',
  conversations: 'messaggi delle prenotazioni',
  contactMessages: 'messaggi dal sito',
  reviews: 'recensioni rimaste senza nome',
  letters: 'lettere',
  register: 'dati del registro ospiti',
  money: 'movimenti',
  documents: 'documenti',
  acceptances: 'accettazioni',
};

/** Erases what is held of somebody and was created up to an instant. */
export async function erasePerson(trx: Trx, subject: DataSubject, at: string): Promise<ErasedCounts> {
  const { email, account, stays } = subject;
  const erasing = {
    email,
    at,
    account: account && account.created_at <= at ? account : undefined,
    stays: stays.filter(({ createdAt }) => createdAt <= at),
  };
  const counts: Record<string, number> = {};
  for (const { name, erase } of DATA_PARTS) {
    const count = (await erase?.(trx, erasing)) ?? 0;
    if (count > 0) counts[name] = count;
  }
  return counts;
}

type Told = { readonly at: Date; readonly by: Actor; readonly hash: string; readonly isAgain?: boolean };

/** Says in the audit what went, not of whom: the address stands there as its hash alone. */
export async function auditErasure(trx: Trx, counts: ErasedCounts, { at, by, hash, isAgain }: Told): Promise<void> {
  const told = DATA_PARTS.filter(({ name }) => counts[name] !== undefined).map(
    ({ name }) => `${counts[name]} ${WORDS[name]}`,
  );
  const what = told.length > 0 ? told.join(', ') : 'niente da cancellare';
  const summary = isAgain ? `Di nuovo, dopo un ripristino: ${what}` : `Cancellati: ${what}`;
  await writeAudit(trx, { at, by, action: 'DATA_ERASED', object: 'ADDRESS', objectId: hash.slice(0, 16), summary });
}

/** Who was erased stays so: what an older copy brings back of them goes again; what came later stays. */
export async function eraseAgain(trx: Trx, erased: ErasedAddresses, now: Date): Promise<void> {
  const known = await erased.read();
  if (known.size === 0) return;
  const addresses = new Set<string>();
  for (const { listAddresses } of DATA_PARTS) {
    for (const address of (await listAddresses?.(trx)) ?? []) addresses.add(emailKey(address));
  }
  for (const email of addresses) {
    const hash = erased.hashOf(email);
    const at = known.get(hash);
    if (at === undefined) continue;
    const counts = await erasePerson(trx, await findDataSubject(trx, email), at);
    if (Object.keys(counts).length > 0) await auditErasure(trx, counts, { at: now, by: null, hash, isAgain: true });
  }
}
