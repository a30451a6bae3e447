import { type RatesAnswer, rateList } from '@approdo/shared/contract/prices/rates';
import { RATES } from '../../../content/property/index.ts';
import type { LoadLatest } from '../../../kit/feedback/conflict.ts';
import { useForm } from '../../../kit/form/use-form.ts';
import { draftOf, readRates, sendList, useReplaceRates } from '../../../prices/rates/index.ts';

type Options = {
  readonly rates: RatesAnswer;
  readonly loadLatest: LoadLatest;
  readonly onSaved?: (() => void) | undefined;
};

/** The form of the price list. */
export function useRatesForm({ rates, loadLatest, onSaved }: Options) {
  const replace = useReplaceRates();
  return useForm({
    schema: rateList,
    start: draftOf(rates),
    read: readRates,
    version: rates.version,
    loadLatest: loadLatest,
    save: (body, version) => replace.mutateAsync({ body: sendList(body), version }),
    onSaved,
    describe: RATES.saveFailed,
  });
}
