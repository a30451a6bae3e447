import { formatEuros } from '@approdo/shared/domain/base/money/money';
import { italian } from '@approdo/shared/words/italian';
import type { Database } from '../../../db/database.ts';
import { transact } from '../../../db/transaction.ts';
import { getProperty } from '../../content/property/index.ts';
import { readPriceTotals } from '../../money/payments/index.ts';
import { findBooking, type GuestStay, type StayTransaction } from '../../stays/stays/index.ts';
import { notifyOwner } from './notify-people.ts';
import {
  deleteUnannouncedExtras,
  findUnannouncedExtras,
  listUnannouncedExtras,
  noteUnannouncedExtras,
} from './unannounced-extras.repository.ts';

type ExtrasOfStay = Pick<GuestStay, 'linen' | 'extras'>;

type Changed = { readonly before: GuestStay; readonly after: GuestStay };

/** Mails the owner a confirmed stay's changed extras, or leaves them to the next letter, ten minutes after the last. */
export async function notifyOfExtras(change: StayTransaction, { before, after }: Changed): Promise<void> {
  if (after.status !== 'CONFIRMED' || after.heldUntil !== null) return;
  await noteUnannouncedExtras(change.trx, after.id, before);
  await notifyIfDue(change, after.id);
}

type Waiting = Omit<StayTransaction, 'trx'> & { readonly database: Database };

/** Sends the waiting letters once ten minutes have passed. Resolves with whether one was queued. */
export async function notifyOfWaitingExtras({ database, ...rest }: Waiting): Promise<boolean> {
  let isAnyQueued = false;
  for (const id of await listUnannouncedExtras(database)) {
    if (await transact(database, (trx) => notifyIfDue({ ...rest, trx }, id))) isAnyQueued = true;
  }
  return isAnyQueued;
}

/** Sends at most one letter in ten minutes per stay, with what changed since the last one. */
async function notifyIfDue(change: StayTransaction, id: string): Promise<boolean> {
  const { trx, limits } = change;
  const [stay, before] = [await findBooking(trx, id), await findUnannouncedExtras(trx, id)];
  if (!before || !stay || stay.isBlocked) return false;
  const changes = stay.status === 'CONFIRMED' ? listChanges(before, stay) : [];
  if (changes.length > 0 && !(await limits.tryToCount(trx, 'extrasLetter', id))) return false;
  await deleteUnannouncedExtras(trx, id);
  if (changes.length === 0) return false;
  const total = (await readPriceTotals(trx, [id])).get(id);
  const texts = { cambi: changes.join('\n'), totale: sayTotal(total) };
  const facts = { stay, property: await getProperty(trx), ...texts };
  await notifyOwner(change, stay, { kind: 'EXTRAS_CHANGED_OWNER', facts });
  return true;
}

/** `Cane: 0 → 2`, a line each, linen first. */
function listChanges(before: ExtrasOfStay, after: ExtrasOfStay): string[] {
  const yesOrNo = (linen: boolean) => (linen ? 'sì' : 'no');
  const linen = `${italian.linenLine}: ${yesOrNo(before.linen)} → ${yesOrNo(after.linen)}`;
  const ids = new Set([...before.extras, ...after.extras].map((extra) => extra.id));
  const extras = [...ids].flatMap((id) => {
    const [was, is] = [before, after].map((state) => state.extras.find((extra) => extra.id === id));
    const [had, has] = [was?.quantity ?? 0, is?.quantity ?? 0];
    return had === has ? [] : [`${is?.name ?? was?.name}: ${had} → ${has}`];
  });
  return [...(before.linen === after.linen ? [] : [linen]), ...extras];
}

/** Empty for a stay from before prices were stored. */
function sayTotal(total: number | null | undefined): string {
  if (total === undefined) return '';
  return total === null ? italian.toBeAgreed : formatEuros(total);
}
