import type { CleaningPlan, Turnover, TurnoverMarks } from '@approdo/shared/contract/bookings/turnovers';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { cleaningDays } from '@approdo/shared/domain/bookings/turnovers';
import { say } from '@approdo/shared/words/say';
import { hashToken } from '../../../adapters/secret-token.ts';
import { type Reader, transact } from '../../../db/transaction.ts';
import { notFound } from '../../../http/problems.ts';
import type { Limits } from '../../base/limits/index.ts';
import { getProperty } from '../../content/property/index.ts';
import { listDepartures } from './departures.ts';
import { findLink, getTerms } from './turnover-settings.repository.ts';
import { markDeparture, type TurnoverNeeds } from './turnovers.service.ts';
import { type ViewContext, viewTurnover } from './turnovers.view.ts';

type CleaningNeeds = TurnoverNeeds & { readonly limits: Limits };

/** The token of the link, and the network of the client. */
export type LinkRequest = { readonly token: string; readonly network: string };

export type Cleaning = ReturnType<typeof createCleaning>;

/** The cleaner's page, opened by the link alone, without an account. */
export function createCleaning({ database, clock, readHours, limits }: CleaningNeeds) {
  /** Throws 404 for an invalid token; 429 above the limit of a token, or of wrong tokens from a network. */
  async function authorize({ token, network }: LinkRequest): Promise<void> {
    const hash = hashToken(token);
    const link = await findLink(database);
    const opens = link?.tokenHash === hash && (await getTerms(database)).isOn;
    if (opens) await limits.spend('cleaningByToken', hash);
    else await limits.spend('wrongTokenByAddress', network);
    if (!opens) throw linkEnded();
  }

  async function readContext(reader: Reader): Promise<ViewContext> {
    return { terms: await getTerms(reader), hours: await readHours(reader) };
  }

  return {
    async open(request: LinkRequest): Promise<CleaningPlan> {
      await authorize(request);
      const today = clock.today();
      const context = await readContext(database);
      const { name, address } = await getProperty(database);
      const departures = await listDepartures(database, cleaningDays(today), today);
      return {
        houseName: name,
        address,
        turnovers: departures.map((departure) => viewTurnover(departure, context)),
      };
    },

    async mark(request: LinkRequest, day: LocalDate, marks: TurnoverMarks): Promise<Turnover> {
      await authorize(request);
      const { from, to } = cleaningDays(clock.today());
      if (day < from || day > to) throw notFound(say('nobodyLeaves'));
      return await transact(database, async (trx) => {
        // The link may have been replaced meanwhile.
        if ((await findLink(trx))?.tokenHash !== hashToken(request.token)) throw linkEnded();
        return viewTurnover(await markDeparture({ trx, clock }, day, { marks, by: 'LINK' }), await readContext(trx));
      });
    },
  };
}

function linkEnded() {
  return notFound(say('cleaningLinkEnded'));
}
