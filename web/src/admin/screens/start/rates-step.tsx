import { type RatesAnswer, ratesAnswer } from '@approdo/shared/contract/stay/rates';
import { Stack } from '@mantine/core';
import type { TakeUp } from '../../feedback/conflict.ts';
import { QueryFaces } from '../../feedback/query-faces.tsx';
import { FormProblem } from '../../form/form-problem.tsx';
import { VersionedForm } from '../../form/versioned-form.tsx';
import { RatesFields } from '../../parts/rates/rates-fields.tsx';
import { useRatesForm } from '../../parts/rates/use-rates-form.ts';
import { useRates } from '../../resources/use-property.ts';
import { RATES } from '../../texts/property.ts';
import type { StepProps } from './step.ts';
import { StepButtons } from './step-buttons.tsx';

export function RatesStep(step: StepProps) {
  return (
    <QueryFaces query={useRates()} failure={RATES.loadFailed}>
      {(rates) => (
        <VersionedForm of={rates} shape={ratesAnswer}>
          {(current, takeUp) => <Form rates={current} takeUp={takeUp} step={step} />}
        </VersionedForm>
      )}
    </QueryFaces>
  );
}

type FormProps = { readonly rates: RatesAnswer; readonly takeUp: TakeUp; readonly step: StepProps };

function Form({ rates, takeUp, step }: FormProps) {
  const form = useRatesForm({ rates, takeUp, onSaved: step.onDone });
  return (
    <form {...form.props}>
      <Stack>
        <FormProblem problem={form.problem} />
        <RatesFields form={form} />
        <StepButtons step={step} isSaving={form.isSaving} />
      </Stack>
    </form>
  );
}
