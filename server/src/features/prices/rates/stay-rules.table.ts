import { stayRuleList } from '@approdo/shared/contract/stays/stay-rules';
import type { z } from 'zod';
import { describeRecord, type RowOf } from '../../../db/record.ts';

/** All rules of stay, as stored and answered. */
export type StoredRules = z.output<typeof stayRuleList>;

const settings = stayRuleList.omit({ base: true, seasons: true, exceptions: true });
export const settingsRecord = describeRecord('stay_rules', settings);

/** `rules` is JSON of the fields that are set: a missing one is inherited. */
type StayRulesTable = { only_row: 1; rules: string } & RowOf<z.output<typeof settings>>;

/** Days as MM-dd. */
type StayRuleSeasonsTable = { from_day: string; to_day: string; rules: string };

type StayRuleExceptionsTable = { start_date: string; end_date: string; label: string | null; rules: string };

export type StayRulesTables = {
  stay_rules: StayRulesTable;
  stay_rule_seasons: StayRuleSeasonsTable;
  stay_rule_exceptions: StayRuleExceptionsTable;
};

declare module '../../../db/schema.ts' {
  interface Schema extends StayRulesTables {}
}
