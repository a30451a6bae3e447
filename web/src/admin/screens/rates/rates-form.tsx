import { type RatesAnswer, ratesAnswer } from '@approdo/shared/contract/stay/rates';
import { Stack } from '@mantine/core';
import type { TakeUp } from '../../feedback/conflict.ts';
import { FormProblem } from '../../form/form-problem.tsx';
import { SubmitButton } from '../../form/submit-button.tsx';
import { VersionedForm } from '../../form/versioned-form.tsx';
import { RatesFields } from '../../parts/rates/rates-fields.tsx';
import { useRatesForm } from '../../parts/rates/use-rates-form.ts';
import { RATES } from '../../texts/property.ts';

type Props = { readonly rates: RatesAnswer };

/** The price list, saved on its own. */
export function RatesForm({ rates }: Props) {
  return (
    <VersionedForm of={rates} shape={ratesAnswer}>
      {(current, takeUp) => <Fields rates={current} takeUp={takeUp} />}
    </VersionedForm>
  );
}

function Fields({ rates, takeUp }: Props & { readonly takeUp: TakeUp }) {
  const form = useRatesForm({ rates, takeUp });
  return (
    <form {...form.props}>
      <Stack>
        <FormProblem problem={form.problem} />
        <RatesFields form={form} />
        <div>
          <SubmitButton isSaving={form.isSaving}>{RATES.save}</SubmitButton>
        </div>
      </Stack>
    </form>
  );
}
