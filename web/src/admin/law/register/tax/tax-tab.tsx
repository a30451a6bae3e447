import { touristTax, touristTaxTermsAnswer } from '@approdo/shared/contract/law/tourist-tax';
import { Stack } from '@mantine/core';
import { QueryStates } from '../../../kit/feedback/query-states.tsx';
import { VersionedForm } from '../../../kit/form/versioned-form.tsx';
import { useRead } from '../../../session/use-read.ts';
import { TAX } from '../../tourist-tax/index.ts';
import { TaxReportPart } from './tax-report-part.tsx';
import { TaxTermsForm } from './tax-terms-form.tsx';

/** The tax declaration, where nights are taxed, and the municipality's terms. */
export function TaxTab() {
  return (
    <QueryStates query={useRead(touristTax.get)} failure={TAX.loadFailed}>
      {(terms) => (
        <Stack gap="xl">
          {(terms.mode === 'NIGHT' || terms.mode === 'BANDS') && <TaxReportPart terms={terms} />}
          <VersionedForm of={terms} shape={touristTaxTermsAnswer}>
            {(current, loadLatest) => <TaxTermsForm terms={current} loadLatest={loadLatest} />}
          </VersionedForm>
        </Stack>
      )}
    </QueryStates>
  );
}
