import { type TouristTaxTerms, touristTax, touristTaxTerms } from '@approdo/shared/contract/law/tourist-tax';
import type { LoadLatest } from '../../../kit/feedback/conflict.ts';
import { useWrite } from '../../../kit/feedback/use-action.ts';
import { useForm } from '../../../kit/form/use-form.ts';
import { TAX_TERMS } from '../../tourist-tax/index.ts';
import { termsForm } from './tax-terms-draft.ts';

type Options = {
  readonly terms: TouristTaxTerms & { readonly version?: string | undefined };
  readonly loadLatest: LoadLatest;
};

export type TaxTermsEditing = ReturnType<typeof useTaxTermsForm>;

/** All of the municipality's terms in one form. */
export function useTaxTermsForm({ terms, loadLatest }: Options) {
  const replace = useWrite(touristTax.replace, { success: () => TAX_TERMS.saved });
  return useForm({
    schema: touristTaxTerms,
    start: termsForm.encode(terms),
    read: termsForm.decode,
    version: terms.version,
    loadLatest: loadLatest,
    save: (body, version) => replace.mutateAsync({ body, version }),
    describe: TAX_TERMS.saveFailed,
  });
}
