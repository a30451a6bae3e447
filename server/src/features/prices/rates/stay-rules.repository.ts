import { stayRuleLimits, stayRuleList } from '@approdo/shared/contract/stays/stay-rules';
import type { Stay } from '@approdo/shared/domain/stays/stay';
import { initialStayRules } from '@approdo/shared/domain/stays/stay-rules';
import { jsonColumn } from '../../../db/json-column.ts';
import { rememberQuery } from '../../../db/remembered-query.ts';
import type { Reader, Trx } from '../../../db/transaction.ts';
import { type StayRulesTables, type StoredRules, settingsRecord } from './stay-rules.table.ts';

const baseColumn = jsonColumn('stay_rules.rules', stayRuleList.shape.base);
const seasonColumn = jsonColumn('stay_rule_seasons.rules', stayRuleLimits);
const exceptionColumn = jsonColumn('stay_rule_exceptions.rules', stayRuleLimits);

const listSettings = rememberQuery((reader) => reader.selectFrom('stay_rules').selectAll());

// Ranges do not overlap, so only the last one to begin by a day can contain it: one lookup, whatever their number.
const listSeasonsOf = rememberQuery(
  (reader, { arrival, departure }) =>
    reader
      .selectFrom('stay_rule_seasons')
      .selectAll()
      .where(({ or, eb, selectFrom }) => {
        const last = selectFrom('stay_rule_seasons as others').select(({ fn }) => fn.max('others.from_day').as('day'));
        return or([arrival, departure].map((day) => eb('from_day', '=', last.where('others.from_day', '<=', day))));
      }),
  'arrival',
  'departure',
);

const listExceptionsOf = rememberQuery(
  (reader, { startDate, endDate }) =>
    reader
      .selectFrom('stay_rule_exceptions')
      .selectAll()
      .where(({ or, eb, selectFrom }) => {
        const last = selectFrom('stay_rule_exceptions as others').select(({ fn }) =>
          fn.max('others.start_date').as('day'),
        );
        return or([startDate, endDate].map((day) => eb('start_date', '=', last.where('others.start_date', '<=', day))));
      }),
  'startDate',
  'endDate',
);

/** The base rules and other settings; undefined if nothing was ever set. */
async function findSettings(reader: Reader) {
  const [row] = await listSettings(reader, {});
  return row && { base: baseColumn.read(row.rules), ...settingsRecord.recordOf(row) };
}

export async function getStayRules(reader: Reader): Promise<StoredRules> {
  const settings = await findSettings(reader);
  if (!settings) return initialStayRules;
  const seasons = await reader.selectFrom('stay_rule_seasons').selectAll().orderBy('from_day').execute();
  const exceptions = await reader.selectFrom('stay_rule_exceptions').selectAll().orderBy('start_date').execute();
  return { ...settings, seasons: seasons.map(seasonOf), exceptions: exceptions.map(exceptionOf) };
}

/** The rules that can apply to a stay: seasons and exceptions of arrival and departure, maybe one that ended before. */
export async function getRulesFor(reader: Reader, { startDate, endDate }: Stay): Promise<StoredRules> {
  const settings = await findSettings(reader);
  if (!settings) return initialStayRules;
  const seasons = await listSeasonsOf(reader, { arrival: startDate.slice(5), departure: endDate.slice(5) });
  const exceptions = await listExceptionsOf(reader, { startDate, endDate });
  return { ...settings, seasons: seasons.map(seasonOf), exceptions: exceptions.map(exceptionOf) };
}

/** Replaces the rules, if any. */
export async function putStayRules(trx: Trx, { base, seasons, exceptions, ...rest }: StoredRules): Promise<void> {
  const row = { only_row: 1, rules: baseColumn.write(base), ...settingsRecord.rowOf(rest) } as const;
  await trx.deleteFrom('stay_rule_seasons').execute();
  await trx.deleteFrom('stay_rule_exceptions').execute();
  if (seasons.length > 0) await trx.insertInto('stay_rule_seasons').values(seasons.map(seasonRow)).execute();
  if (exceptions.length > 0)
    await trx.insertInto('stay_rule_exceptions').values(exceptions.map(exceptionRow)).execute();
  await trx
    .insertInto('stay_rules')
    .values(row)
    .onConflict((conflict) => conflict.column('only_row').doUpdateSet(row))
    .execute();
}

type RuleSeason = StoredRules['seasons'][number];
type RuleException = StoredRules['exceptions'][number];

type SeasonRow = StayRulesTables['stay_rule_seasons'];
type ExceptionRow = StayRulesTables['stay_rule_exceptions'];

function seasonOf({ from_day, to_day, rules }: SeasonRow): RuleSeason {
  return { from: from_day, to: to_day, ...seasonColumn.read(rules) };
}

function seasonRow({ from, to, ...rules }: RuleSeason): SeasonRow {
  return { from_day: from, to_day: to, rules: seasonColumn.write(rules) };
}

function exceptionOf({ start_date, end_date, label, rules }: ExceptionRow): RuleException {
  return { startDate: start_date, endDate: end_date, ...(label !== null && { label }), ...exceptionColumn.read(rules) };
}

function exceptionRow({ startDate, endDate, label, ...rules }: RuleException): ExceptionRow {
  return { start_date: startDate, end_date: endDate, label: label || null, rules: exceptionColumn.write(rules) };
}
