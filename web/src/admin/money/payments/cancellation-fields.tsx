import { type CancellationRule, findRulesFault } from '@approdo/shared/domain/money/cancellation-terms';
import { Fieldset, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { bindEntry } from '../../kit/form/bind-entry.ts';
import { ListField } from '../../kit/form/list-field.tsx';
import kit from '../../kit/styles/kit.module.css';
import { type RuleDraft, rulesForm } from './terms-draft.ts';
import styles from './terms-form.module.css';
import { RULE_LINES, TERMS_FORM } from './texts/payments.ts';
import type { TermsForm } from './use-terms-form.ts';

const NEW_RULE: RuleDraft = { daysBefore: '', percent: '' };

/** What is refunded on cancellation: the owner's text, and the rules for calculating it. */
export function CancellationFields({ form }: { readonly form: TermsForm }) {
  const { draft, faults, field, change } = form;
  const rules = rulesForm.decode(draft.cancellationRules);
  const fault = faults.cancellationRules ?? findRulesFault(rules);
  return (
    <Fieldset legend={TERMS_FORM.cancellation}>
      <Stack>
        <Textarea
          label={TERMS_FORM.cancellationText}
          description={TERMS_FORM.cancellationTextHelp}
          autosize
          minRows={3}
          {...field('cancellationText')}
        />
        <ListField
          legend={TERMS_FORM.rules}
          entries={draft.cancellationRules}
          blank={NEW_RULE}
          words={{ add: TERMS_FORM.addRule, remove: TERMS_FORM.removeRule }}
          nameOf={TERMS_FORM.rule}
          onChange={(changed) => change('cancellationRules', changed)}
        >
          {(rule, index, changeRule) => (
            <RuleFields
              rule={rule}
              name={TERMS_FORM.rule(index + 1)}
              faultOf={(part) => faults[`cancellationRules.${index}.${part}`]}
              onChange={changeRule}
            />
          )}
        </ListField>
        {fault !== undefined && (
          <Text c="red" data-fault={faults.cancellationRules !== undefined} tabIndex={-1}>
            {fault}
          </Text>
        )}
        <RulesPreview rules={rules} />
      </Stack>
    </Fieldset>
  );
}

type RuleFieldsProps = {
  readonly rule: RuleDraft;
  readonly name: string;
  readonly faultOf: (part: keyof RuleDraft) => string | undefined;
  readonly onChange: (rule: RuleDraft) => void;
};

function RuleFields({ rule, name, faultOf, onChange }: RuleFieldsProps) {
  const bind = bindEntry(rule, { faultOf, onChange });
  const field = (part: keyof RuleDraft) => ({
    ...{ label: TERMS_FORM[part], type: 'number', inputMode: 'numeric' as const, min: 0 },
    ...bind(part),
  });
  return (
    <fieldset
      className={`${kit.plainFieldset} ${kit.stack3}`}
      style={{ alignItems: 'start', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}
      aria-label={name}
    >
      <TextInput {...field('daysBefore')} />
      <TextInput {...field('percent')} />
    </fieldset>
  );
}

/** A preview of the rules as sentences, while typing. */
function RulesPreview({ rules }: { readonly rules: readonly CancellationRule[] }) {
  return (
    <section className={`${kit.tip} ${styles.preview}`} aria-label={TERMS_FORM.preview}>
      <strong>{TERMS_FORM.preview}</strong>
      <ul>
        {sayRules(rules).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>{RULE_LINES.always}</p>
    </section>
  );
}

/** The refund rules as sentences, earliest day first; incomplete rules are left out. */
export function sayRules(rules: readonly CancellationRule[]): string[] {
  const complete = rules.filter(({ daysBefore, percent }) => [daysBefore, percent].every(Number.isSafeInteger));
  const last = complete.at(-1);
  if (!last) return [RULE_LINES.none];
  const lines = complete.map(({ daysBefore, percent }) =>
    daysBefore === 0 ? RULE_LINES.untilArrival(percent) : RULE_LINES.from(daysBefore, percent),
  );
  if (last.percent === 0) return lines;
  return [...lines, last.daysBefore === 0 ? RULE_LINES.afterArrival : RULE_LINES.after];
}
