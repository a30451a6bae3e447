import { Text } from '@mantine/core';
import { QueryFaces } from '../../feedback/query-faces.tsx';
import { usePaymentSettings } from '../../resources/use-payment-settings.ts';
import { ScreenFrame } from '../../shell/screen-frame.tsx';
import { PAYMENTS } from '../../texts/payments.ts';
import { TermsForm } from './terms-form.tsx';

/** What is asked of guests and when, whom it is paid to, and what who cancels gets back. */
export function PaymentsScreen() {
  const query = usePaymentSettings();
  return (
    <ScreenFrame>
      <Text c="dimmed" mb="md" maw="75ch">
        {PAYMENTS.intro}
      </Text>
      <QueryFaces query={query} failure={PAYMENTS.loadFailed}>
        {(terms) => <TermsForm terms={terms} />}
      </QueryFaces>
    </ScreenFrame>
  );
}
