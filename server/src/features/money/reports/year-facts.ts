import { PORTAL_NAMES, PORTALS } from '@approdo/shared/domain/money/year/portals';
import { linkedIds, type OwnStay, type YearFacts } from '@approdo/shared/domain/money/year/year-figures';
import { inPortions } from '../../../db/in-portions.ts';
import type { Reader } from '../../../db/transaction.ts';
import { listClosedDays, listImportedStays } from '../../stays/stays/index.ts';
import { readExpenses } from '../expenses/index.ts';
import { readPayouts, readPortalStays } from '../payouts/index.ts';
import { listArrivals, listCashFlows, listEarningStays } from './income.repository.ts';

/** Reads what the accounts of years are made of; what belongs to no single year is read once. */
export async function openYearFacts(reader: Reader): Promise<(year: number) => Promise<YearFacts>> {
  const portalStays = await readPortalStays(reader);
  const payouts = await readPayouts(reader);
  const channelStays = await listImportedStays(reader);
  const linked = [...linkedIds(portalStays)];
  return async (year) => {
    const closed = await listClosedDays(reader, { from: `${year}-01-01`, to: `${year}-12-31` });
    return {
      own: (await listEarningStays(reader, year)).map(ownStayOf),
      ...{ portalStays, payouts, channelStays },
      flows: [...(await listCashFlows(reader, year)), ...(await listNegatedFlows(reader, year, linked))],
      expenses: await readExpenses(reader, year),
      closed: closed.filter(({ channelName }) => channelName === null),
      arrivals: await listArrivals(reader, year),
    };
  };
}

/** Takes the entries of linked stays off: their portal's stays count. */
async function listNegatedFlows(reader: Reader, year: number, stayIds: readonly string[]) {
  const flows = await inPortions(stayIds, (portion) => listCashFlows(reader, year, portion));
  return flows.map((flow) => ({ ...flow, amount: -flow.amount }));
}

type EarningStay = Awaited<ReturnType<typeof listEarningStays>>[number];

/** A stay brought from elsewhere is of its portal, where that is one whose files are read. */
function ownStayOf({ source, ...stay }: EarningStay): OwnStay {
  const portal = PORTALS.find((each) => PORTAL_NAMES[each] === stay.portal);
  return { ...stay, source: portal ?? (source === 'SITE' ? 'SITE' : 'OWNER') };
}
