import type { TurnoverSettingsAnswer, TurnoverTermsEdit } from '@approdo/shared/contract/bookings/turnovers';
import type { SiteWarning } from '@approdo/shared/contract/operations/health';
import type { TurnoverItem } from '@approdo/shared/domain/bookings/turnovers';
import type { Clock } from '../../../adapters/clock.ts';
import { makeId } from '../../../adapters/random.ts';
import type { Database } from '../../../db/database.ts';
import { type Reader, type Trx, transact } from '../../../db/transaction.ts';
import { applyEdit } from '../../../http/calls/apply-edit.ts';
import { type Precondition, withVersion } from '../../../http/calls/precondition.ts';
import { type Actor, changedSettings, writeAudit } from '../../base/audit/index.ts';
import type { TurnoverSecrets } from './turnover-secrets.ts';
import { findLink, getTerms, isLinkEnded, putLink, putTerms } from './turnover-settings.repository.ts';

/** Who makes the change, and the version it is based on. */
type WriteContext = { readonly caller: Actor; readonly precondition: Precondition };

type SettingsNeeds = {
  readonly database: Database;
  readonly clock: Clock;
  readonly origin: string;
  readonly secrets: TurnoverSecrets;
};

export type TurnoverSettings = ReturnType<typeof createTurnoverSettings>;

/** Settings of cleaning: whether it is tracked, the list of tasks, and the cleaner's link. */
export function createTurnoverSettings({ database, clock, origin, secrets }: SettingsNeeds) {
  async function note(trx: Trx, by: Actor, detail?: string): Promise<void> {
    await writeAudit(trx, { at: clock.now(), by, ...changedSettings('turnover-settings', detail) });
  }

  async function read(reader: Reader): Promise<TurnoverSettingsAnswer> {
    const { isOn, items, warnAt } = await getTerms(reader);
    const terms = { isOn, items: [...items], warnAt };
    const stored = await findLink(reader);
    const tokens = stored && secrets.openLink(stored);
    const link = tokens
      ? { url: `${origin}/cleaning#${tokens.page}`, calendarUrl: `${origin}/cleaning/${tokens.calendar}.ics` }
      : null;
    // A new link made meanwhile does not conflict with an edit.
    return { ...withVersion(terms), link };
  }

  return {
    get: (): Promise<TurnoverSettingsAnswer> => read(database),

    async replace(
      { items, ...edit }: TurnoverTermsEdit,
      { caller, precondition }: WriteContext,
    ): Promise<TurnoverSettingsAnswer> {
      return await transact(database, async (trx) => {
        precondition(await read(trx));
        await putTerms(trx, applyEdit(await getTerms(trx), { ...edit, items: items && nameItems(items) }));
        await note(trx, caller);
        return await read(trx);
      });
    },

    async makeLink(by: Actor): Promise<TurnoverSettingsAnswer> {
      return await transact(database, async (trx) => {
        await putLink(trx, secrets.makeLink());
        await note(trx, by, 'nuovo collegamento');
        return await read(trx);
      });
    },

    async endLink(by: Actor): Promise<void> {
      await transact(database, async (trx) => {
        await putLink(trx, undefined);
        await note(trx, by, 'collegamento chiuso');
      });
    },

    async listWarnings(): Promise<SiteWarning[]> {
      const { isOn } = await getTerms(database);
      return isOn && (await isLinkEnded(database)) ? [LINK_ENDED] : [];
    },
  };
}

const LINK_ENDED: SiteWarning = {
  code: 'CLEANING_LINK_ENDED',
  text: 'Il collegamento per le pulizie va rifatto',
  advice: 'Il sito è stato ripristinato da un backup. Rifallo nella schermata Pulizie e mandalo a chi pulisce.',
};

/** Gives new items an id, and a new one to the second of two with the same id. */
function nameItems(items: NonNullable<TurnoverTermsEdit['items']>): TurnoverItem[] {
  const taken = new Set<string>();
  return items.map(({ id = makeId(), text }) => {
    const own = taken.has(id) ? makeId() : id;
    taken.add(own);
    return { id: own, text };
  });
}
