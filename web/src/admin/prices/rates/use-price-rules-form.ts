import { type PriceRulesAnswer, priceRules } from '@approdo/shared/contract/prices/price-rules';
import { useMemo } from 'react';
import type { z } from 'zod';
import type { LoadLatest } from '../../kit/feedback/conflict.ts';
import { describeServerError } from '../../kit/feedback/failure.ts';
import { useWrite } from '../../kit/feedback/use-action.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { type UnsavedRules, useUnsavedPart } from './price-part.ts';
import { PRICES } from './texts/prices.ts';

/** Any of the rules, as sent. */
type RulesSent = z.input<typeof priceRules.replace.body>;

type Options<Draft, Values> = {
  readonly rules: PriceRulesAnswer;
  readonly loadLatest: LoadLatest;
  /** The rules of this tab, picked from the contract; unsaved ones serve to try a price. */
  readonly schema: z.ZodType<Values>;
  readonly start: Draft;
  readonly read: (draft: Draft) => unknown;
  /** As in `useForm`. */
  readonly confirmSave?: (values: Values) => Promise<boolean>;
  /** As in `useForm`. */
  readonly mergeAnswer?: (typed: Draft, answered: { readonly answer: unknown; readonly sent: Draft }) => Draft;
};

/** The form of a tab that saves only some of the price rules. */
export function usePriceRulesForm<Draft extends object, Values extends RulesSent & UnsavedRules>(
  options: Options<Draft, Values>,
) {
  const { rules, loadLatest, schema, start, read, confirmSave, mergeAnswer } = options;
  const replace = useWrite(priceRules.replace, { success: () => PRICES.rulesSaved });
  const form = useForm({
    schema,
    start,
    read,
    version: rules.version,
    loadLatest,
    ...(confirmSave && { confirmSave }),
    mergeAnswer,
    save: (body, version) => replace.mutateAsync({ body, version }),
    describe: (fault) => describeServerError(fault, PRICES.rulesSaveFailed),
  });
  const { draft, isChanged } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the draft matters; its decoding never changes
  const unsaved = useMemo(() => {
    if (!isChanged) return undefined;
    const typed = schema.safeParse(read(draft));
    return typed.success ? { rules: typed.data } : {};
  }, [draft, isChanged]);
  useUnsavedPart(unsaved);
  return form;
}
