import { reportsToRegion } from '@approdo/shared/domain/law/regional/regional-terms';
import type { Reader } from '../../../db/transaction.ts';
import { listReportedDays, type ReadRegional, type ReadSystem } from '../register/index.ts';
import { getRegionalTerms } from './regional-settings.repository.ts';

/** Whether guests are asked for their residence: only regions require it. */
export async function asksResidence(reader: Reader): Promise<boolean> {
  return reportsToRegion(await getRegionalTerms(reader));
}

/** The system whose codes describe guests' journeys; NONE where no region is chosen. */
export const readSystem: ReadSystem = async (reader) => (await getRegionalTerms(reader)).system;

/** Why births and residences are retained: the region has not accepted the days of arrival and departure yet. */
export const readRegionalState: ReadRegional = async (reader) => {
  const { firstDay, ...terms } = await getRegionalTerms(reader);
  if (!reportsToRegion(terms) || firstDay === null) return () => 'NONE';
  const reported = await listReportedDays(reader);
  const isClosed = (day: string) => {
    const last = reported.get(day);
    return day < firstDay || (last !== undefined && isAccepted(last));
  };
  return ({ arrival, departure }) => (isClosed(arrival) && isClosed(departure) ? 'ACCEPTED' : 'OPEN');
};

/** Whether the region accepted a report. States are an open list: no other state, nor a receipt, says so. */
export function isAccepted({ state }: { readonly state: string }): boolean {
  return state === 'ACCEPTED';
}
