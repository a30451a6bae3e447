import { Button } from '@mantine/core';
import { useState } from 'react';
import { QueryFaces } from '../../feedback/query-faces.tsx';
import { usePaymentSettings } from '../../resources/use-payment-settings.ts';
import { Part } from '../../shell/part.tsx';
import { ScreenFrame } from '../../shell/screen-frame.tsx';
import { CONTRACT_TEMPLATE } from '../../texts/documents.ts';
import { PAYMENTS } from '../../texts/payments.ts';
import { CardsSetup } from './cards-setup.tsx';
import { ContractTemplateWindow } from './contract-template-window.tsx';
import { TermsForm } from './terms-form.tsx';

/** What is asked of guests and when, whom it is paid to, what who cancels gets back, and what contracts say. */
export function PaymentsScreen() {
  const query = usePaymentSettings();
  const [isWording, setIsWording] = useState(false);
  return (
    <ScreenFrame
      actions={
        <Button variant="default" onClick={() => setIsWording(true)}>
          {CONTRACT_TEMPLATE.open}
        </Button>
      }
    >
      <Part id="terms" title={PAYMENTS.terms} hint={PAYMENTS.intro}>
        <QueryFaces query={query} failure={PAYMENTS.loadFailed}>
          {(terms) => <TermsForm terms={terms} />}
        </QueryFaces>
      </Part>
      <CardsSetup />
      {isWording && <ContractTemplateWindow onClose={() => setIsWording(false)} />}
    </ScreenFrame>
  );
}
