import { type PriceRulesAnswer, priceRulesAnswer, priceRulesSent } from '@approdo/shared/contract/prices/price-rules';
import type { LoadLatest } from '../../../kit/feedback/conflict.ts';
import { usePriceRulesForm } from '../use-price-rules-form.ts';
import { assignIds, extrasForm, readExtras } from './extra-draft.ts';

const schema = priceRulesSent.pick({ extras: true, linenPer: true, linenUntilDays: true });

type Options = { readonly rules: PriceRulesAnswer; readonly loadLatest: LoadLatest };

/** The form of the extras tab. */
export function useExtrasForm({ rules, loadLatest }: Options) {
  return usePriceRulesForm({
    rules,
    loadLatest,
    schema,
    start: extrasForm.encode(rules),
    read: readExtras,
    mergeAnswer: (typed, { answer, sent }) => {
      const { data } = priceRulesAnswer.safeParse(answer);
      return data ? assignIds(typed, { extras: data.extras, sent }) : typed;
    },
  });
}

export type ExtrasForm = ReturnType<typeof useExtrasForm>;
