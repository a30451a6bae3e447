import { tellsRegion } from '@approdo/shared/domain/regional/regional-terms';
import type { Reader } from '../../db/transaction.ts';
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
  const isSettled = (day: string) => day < firstDay || (told.get(day)?.state ?? 'UPLOADED') !== 'UPLOADED';
  return ({ arrival, departure }) => (isSettled(arrival) && isSettled(departure) ? 'ACCEPTED' : 'OPEN');
};
