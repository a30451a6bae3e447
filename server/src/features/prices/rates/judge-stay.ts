import { addDays, addMonths, type LocalDate, laterOf } from '@approdo/shared/domain/base/date/local-date';
import type { Language } from '@approdo/shared/domain/base/language/language';
import { prepareStayRules, type StayRuleChecker } from '@approdo/shared/domain/stays/rule-faults';
import type { Stay } from '@approdo/shared/domain/stays/stay';
import type { StayFaults } from '@approdo/shared/domain/stays/stay-fault';
import { bindsStays, reachOfRules } from '@approdo/shared/domain/stays/stay-rules';
import type { Database } from '../../../db/database.ts';
import type { CachedRead } from '../../../db/read-cache.ts';
import type { Reader } from '../../../db/transaction.ts';
import { getTurnover } from '../../content/property/index.ts';
import { listNeighbours, NO_NEIGHBOURS } from '../../stays/stays/index.ts';
import { getRulesFor, getStayRules } from './stay-rules.repository.ts';
import type { StoredRules } from './stay-rules.table.ts';

type JudgeContext = { readonly today: LocalDate; readonly language: Language };

type Judged = Pick<StoredRules, 'requestHours'> & { readonly faults: StayFaults };

/**
 * The rules that a new stay breaks, read in the caller's transaction, as untranslated messages, and how long its
 * request may wait. If it is not bound by the rules none is broken; if it is, its dates must already be valid.
 */
export async function judgeStay(
  reader: Reader,
  stay: Stay,
  { isBound, ...context }: JudgeContext & { readonly isBound: boolean },
): Promise<Judged> {
  const rules = await getRulesFor(reader, stay);
  const { requestHours } = rules;
  if (!isBound || !bindsStays(rules)) return { requestHours, faults: {} };
  const judge = await prepareJudge(reader, { ...context, rules, days: stay });
  return { requestHours, faults: judge.findFaults(stay) };
}

type JudgeNeeds = { readonly database: Database; readonly createReadCache: <Fact>(limit: number) => CachedRead<Fact> };

/** Two years of months, each also with the next one, in four languages; a judge holds some sixty stays at most. */
const MAX_JUDGES = 200;

/** Like `judgeStay`, with unchanged facts cached instead of read again. */
export function createStayJudge({ database, createReadCache }: JudgeNeeds) {
  const cachedRules = createReadCache<StoredRules | undefined>(1);
  const judges = createReadCache<StayRuleChecker | undefined>(MAX_JUDGES);

  async function findRules(): Promise<StoredRules | undefined> {
    const rules = await getStayRules(database);
    return bindsStays(rules) ? rules : undefined;
  }

  return async (stay: Stay, context: JudgeContext): Promise<StayFaults> => {
    const days = wholeMonths(stay);
    const judge = await judges(Object.values({ ...days, ...context }).join(' '), async () => {
      const rules = await cachedRules('', findRules);
      return rules && prepareJudge(database, { ...context, rules, days });
    });
    return judge?.findFaults(stay) ?? {};
  };
}

/** The check of the stays within these days against the current rules; undefined if no rule can prevent one. */
export async function readStayJudge(
  reader: Reader,
  { days, ...context }: JudgeContext & { readonly days: Stay },
): Promise<StayRuleChecker | undefined> {
  const rules = await getStayRules(reader);
  return bindsStays(rules) ? await prepareJudge(reader, { ...context, rules, days }) : undefined;
}

/** No stay before it has neighbours; dates cannot go below the year 1. */
const EARLIEST: LocalDate = '0002-01-01';

type Prepared = JudgeContext & { readonly rules: StoredRules; readonly days: Stay };

/** A judge of the stays that lie within these days. */
async function prepareJudge(reader: Reader, { rules, days, ...context }: Prepared): Promise<StayRuleChecker> {
  const { preparationDays, orphanNights, fillGaps } = rules;
  const turnover = await getTurnover(reader);
  const needsNeighbours = preparationDays > 0 || orphanNights > 0 || fillGaps;
  const reach = reachOfRules(rules);
  const near = { from: addDays(laterOf(days.startDate, EARLIEST), -reach), to: addDays(days.endDate, reach) };
  const neighbours = needsNeighbours ? await listNeighbours(reader, near) : NO_NEIGHBOURS;
  return prepareStayRules({ rules, ...context, ...neighbours, ...turnover });
}

/** From the first day of its first month to the last one of its last. */
function wholeMonths({ startDate, endDate }: Stay): Stay {
  return { startDate: startOfMonth(startDate), endDate: addDays(addMonths(startOfMonth(endDate), 1), -1) };
}

function startOfMonth(day: LocalDate): LocalDate {
  return `${day.slice(0, 7)}-01`;
}
