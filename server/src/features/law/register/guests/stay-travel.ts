import type { TravelEdit } from '@approdo/shared/contract/law/register-guests';
import type { RegionalSystem } from '@approdo/shared/domain/law/regional/regions';
import { listForeignTravel, NO_TRAVEL, type Travel } from '@approdo/shared/domain/law/regional/travel-words';
import { say } from '@approdo/shared/words/say';
import type { Reader, Trx } from '../../../../db/transaction.ts';
import { applyEdit } from '../../../../http/calls/apply-edit.ts';
import { refuseFaults } from '../../../../http/problems.ts';
import { listTravels, putTravel } from './travels.records.ts';

/** The system by which the property reports to its region. */
export type ReadSystem = (reader: Reader) => Promise<RegionalSystem>;

const FOREIGN = say('travelOfAnotherSystem');

export async function readTravel(reader: Reader, stayId: string): Promise<Travel> {
  return (await listTravels(reader, [stayId])).get(stayId) ?? NO_TRAVEL;
}

type TravelWrite = { readonly stayId: string; readonly edit: TravelEdit; readonly system: RegionalSystem };

/** Fields left out stay. Resolves with whether anything changed; throws 400 for a code of another system. */
export async function writeTravel(trx: Trx, { stayId, edit, system }: TravelWrite): Promise<boolean> {
  const before = await readTravel(trx, stayId);
  const after = applyEdit(before, edit);
  refuseFaults(Object.fromEntries(listForeignTravel(after, system).map((field) => [field, FOREIGN])));
  if (JSON.stringify(after) === JSON.stringify(before)) return false;
  await putTravel(trx, stayId, after);
  return true;
}
