import { tellsRegion } from '@approdo/shared/domain/law/regional/regional-terms';
import type { Reader } from '../../../db/transaction.ts';
import { listToldDays, type ReadRegional, type ReadSystem } from '../register/index.ts';
import { getRegionalTerms } from './regional-settings.repository.ts';

/** Whether guests are asked where they live: only a region wants to know. */
export async function asksResidence(reader: Reader): Promise<boolean> {
  return tellsRegion(await getRegionalTerms(reader));
}

/** In whose words the journey of guests is told: nobody's where no region is. */
export const readSystem: ReadSystem = async (reader) => (await getRegionalTerms(reader)).system;

/** What keeps births and residences: days on which somebody came or went that the region has not accepted yet. */
export const readRegionalState: ReadRegional = async (reader) => {
  const { firstDay, ...terms } = await getRegionalTerms(reader);
  if (!tellsRegion(terms) || firstDay === null) return () => 'NONE';
  const told = await listToldDays(reader);
  const isSettled = (day: string) => {
    const last = told.get(day);
    return day < firstDay || (last !== undefined && isAccepted(last));
  };
  return ({ arrival, departure }) => (isSettled(arrival) && isSettled(departure) ? 'ACCEPTED' : 'OPEN');
};

/** Whether the region accepted what it was told. States are an open list: no other says so, and no receipt does. */
export function isAccepted({ state }: { readonly state: string }): boolean {
  return state === 'ACCEPTED';
}
