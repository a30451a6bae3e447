import { type PriceRulesAnswer, priceRules, priceRulesAnswer } from '@approdo/shared/contract/prices/price-rules';
import { type ReactNode, useMemo } from 'react';
import type { z } from 'zod';
import type { LoadLatest } from '../../kit/feedback/conflict.ts';
import { useWrite } from '../../kit/feedback/use-action.ts';
import { FormFoot } from '../../kit/form/form-foot.tsx';
import { StackedForm } from '../../kit/form/stacked-form.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { VersionedForm } from '../../kit/form/versioned-form.tsx';
import kit from '../../kit/styles/kit.module.css';
import { type UnsavedRules, useUnsavedPart } from './price-part.tsx';
import { PRICES } from './texts/prices.ts';

/** Any of the rules, as sent. */
type RulesSent = z.input<typeof priceRules.replace.body>;

/** The form of a tab, whatever it sends. */
export type RulesFormOf<Draft extends object> = Omit<ReturnType<typeof useForm<Draft, unknown>>, 'tryOut'>;

type Props<Draft extends object, Values> = {
  readonly rules: PriceRulesAnswer;
  readonly hint: string;
  /** The rules of this tab, picked from the contract; unsaved ones serve to try a price. */
  readonly schema: z.ZodType<Values>;
  /** Fills the fields. */
  readonly start: (rules: PriceRulesAnswer) => Draft;
  readonly read: (draft: Draft) => unknown;
  /** As in `useForm`, with the rules that the form began with. */
  readonly confirmSave?: (values: Values, rules: PriceRulesAnswer) => Promise<boolean>;
  /** As in `useForm`. */
  readonly mergeAnswer?: (typed: Draft, answered: { readonly answer: unknown; readonly sent: Draft }) => Draft;
  /** The fields. */
  readonly children: (form: RulesFormOf<Draft>) => ReactNode;
};

/** The form of a tab that saves only some of the price rules. */
export function RulesForm<Draft extends object, Values extends RulesSent & UnsavedRules>(props: Props<Draft, Values>) {
  return (
    <VersionedForm of={props.rules} shape={priceRulesAnswer}>
      {(current, loadLatest) => <Fields {...props} rules={current} loadLatest={loadLatest} />}
    </VersionedForm>
  );
}

type FieldsProps<Draft extends object, Values> = Props<Draft, Values> & { readonly loadLatest: LoadLatest };

function Fields<Draft extends object, Values extends RulesSent & UnsavedRules>(props: FieldsProps<Draft, Values>) {
  const { rules, loadLatest, hint, schema, start, read, confirmSave, mergeAnswer, children } = props;
  const replace = useWrite(priceRules.replace, { success: () => PRICES.rulesSaved });
  const form = useForm({
    schema,
    start: start(rules),
    read,
    version: rules.version,
    loadLatest,
    ...(confirmSave && { confirmSave: (values: Values) => confirmSave(values, rules) }),
    mergeAnswer,
    save: (body, version) => replace.mutateAsync({ body, version }),
    describe: PRICES.rulesSaveFailed,
  });
  const { draft, isChanged } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the draft matters; its decoding never changes
  const unsaved = useMemo(() => {
    if (!isChanged) return undefined;
    const typed = schema.safeParse(read(draft));
    return typed.success ? { rules: typed.data } : {};
  }, [draft, isChanged]);
  useUnsavedPart(unsaved);
  return (
    <StackedForm form={form} style={{ maxInlineSize: '64rem' }}>
      <p className={kit.help}>{hint}</p>
      {children(form)}
      <FormFoot submit={PRICES.save} form={form} />
    </StackedForm>
  );
}

/** The fault of a whole list, which takes the focus like that of a field. */
export function FieldFault({ text }: { readonly text: string | undefined }) {
  if (!text) return null;
  return (
    <p className={`${kit.danger} ${kit.strong} ${kit.flush}`} data-fault="true" tabIndex={-1}>
      {text}
    </p>
  );
}
