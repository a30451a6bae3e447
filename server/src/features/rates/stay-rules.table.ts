import type { stayRuleList } from '@approdo/shared/contract/stay/stay-rules';
import type { z } from 'zod';

/** All that is asked of stays, as it is kept and answered. */
export type StoredRules = z.output<typeof stayRuleList>;

/** `rules` is JSON of the fields that are said: one that is left out is looked for further on. */
type StayRulesTable = {
  only_row: 1;
  rules: string;
  horizon_months: number | null;
  preparation_days: number;
  fill_gaps: 0 | 1;
  orphan_nights: number;
  request_hours: number | null;
};

/** Days as MM-dd. */
type StayRuleSeasonsTable = { from_day: string; to_day: string; rules: string };

type StayRuleExceptionsTable = { start_date: string; end_date: string; label: string | null; rules: string };

export type StayRulesTables = {
  stay_rules: StayRulesTable;
  stay_rule_seasons: StayRuleSeasonsTable;
  stay_rule_exceptions: StayRuleExceptionsTable;
};

declare module '../../db/schema.ts' {
  interface Schema extends StayRulesTables {}
}
