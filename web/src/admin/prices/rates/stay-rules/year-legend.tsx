import kit from '../../../kit/styles/kit.module.css';
import { RULE_YEAR } from '../texts/stay-rules.ts';
import frame from '../year-painter/year-painter.module.css';
import { styleOf } from './name-rules.ts';
import type { RuleOfDay } from './rule-days.ts';
import styles from './rule-year.module.css';
import type { YearDay } from './year-days.ts';

/** Maximum named rules per kind; each day also names its own. */
const MAX_NAMED = 14;
const KINDS = ['base', 'season', 'exception'] as const;

/** The legend of the colours and strokes, naming the visible rules. */
export function YearLegend({ days }: { readonly days: ReadonlyMap<string, YearDay> }) {
  const names = new Map<string, YearDay>();
  for (const day of days.values()) names.set(`${day.rule.kind} ${day.rule.place}`, day);
  const named = [...names.values()];
  return (
    <ul className={`${kit.hint} ${kit.plainList} ${frame.legend}`} aria-label={RULE_YEAR.legend}>
      {KINDS.map((kind) => (
        <NamedRules key={kind} days={named.filter(({ rule }) => rule.kind === kind)} />
      ))}
      <li>
        <span className={styles.taken} data-morning="" data-evening="" />
        {RULE_YEAR.taken}
      </li>
    </ul>
  );
}

function NamedRules({ days }: { readonly days: readonly YearDay[] }) {
  const others = days.length - MAX_NAMED;
  return (
    <>
      {days.slice(0, MAX_NAMED).map(({ rule, name }) => (
        <li key={rule.place}>
          <RuleSwatch rule={rule} />
          {name}
        </li>
      ))}
      {others > 0 && <li>{RULE_YEAR.others(others)}</li>}
    </>
  );
}

/** The colour and stroke of a rule. */
export function RuleSwatch({ rule }: { readonly rule: Pick<RuleOfDay, 'kind' | 'place'> }) {
  return <span className={`${frame.swatch} ${styles.swatch}`} {...styleOf(rule)} />;
}
