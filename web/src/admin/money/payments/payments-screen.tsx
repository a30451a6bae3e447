import { cardPayments } from '@approdo/shared/contract/money/card-payments';
import {
  type PaymentSettingsAnswer,
  paymentSettings,
  paymentSettingsAnswer,
} from '@approdo/shared/contract/money/payment-settings';
import { Button, Checkbox, Fieldset, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { LanguageTabs } from '../../content/translations/index.ts';
import type { LoadLatest } from '../../kit/feedback/conflict.ts';
import { QueryStates } from '../../kit/feedback/query-states.tsx';
import { useCopy } from '../../kit/feedback/use-copy.ts';
import { FormFoot } from '../../kit/form/form-foot.tsx';
import { StackedForm } from '../../kit/form/stacked-form.tsx';
import { VersionedForm } from '../../kit/form/versioned-form.tsx';
import { Part } from '../../kit/frame/part.tsx';
import { ScreenFrame } from '../../kit/frame/screen-frame.tsx';
import { columns } from '../../kit/styles/columns.ts';
import kit from '../../kit/styles/kit.module.css';
import { useRead } from '../../session/use-read.ts';
import { AccountFields } from './account-fields.tsx';
import { CancellationFields } from './cancellation-fields.tsx';
import { ContractTemplateWindow } from './contract-template-window.tsx';
import { ScheduleFields } from './schedule-fields.tsx';
import { CARD_SETUP, CARDS } from './texts/cards.ts';
import { CONTRACT_TEMPLATE, STAMP_FORM } from './texts/documents.ts';
import { PAYMENTS, TERMS_FORM } from './texts/payments.ts';
import { type TermsForm, useTermsForm } from './use-terms-form.ts';

/** The settings of what guests pay and when, to whom, what is refunded on cancellation, and of contracts. */
export function PaymentsScreen() {
  const query = useRead(paymentSettings.get);
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
        <QueryStates query={query} failure={PAYMENTS.loadFailed}>
          {(terms) => (
            <LanguageTabs kind="payment_settings" id="payment_settings">
              <VersionedForm of={terms} shape={paymentSettingsAnswer}>
                {(current, loadLatest) => <TermsFields terms={current} loadLatest={loadLatest} />}
              </VersionedForm>
            </LanguageTabs>
          )}
        </QueryStates>
      </Part>
      <CardsSetup />
      {isWording && <ContractTemplateWindow onClose={() => setIsWording(false)} />}
    </ScreenFrame>
  );
}

/** Whether guests can pay by card, and what the provider has to know. */
function CardsSetup() {
  const query = useRead(cardPayments.standing);
  const copy = useCopy();
  return (
    <Fieldset legend={CARD_SETUP.title} mt="xl">
      <QueryStates query={query} failure={CARDS.loadFailed}>
        {({ isOn, isTest, address }) => (
          <Stack>
            <p className={kit.help}>{isOn ? CARD_SETUP.on : CARD_SETUP.off}</p>
            {isTest && (
              <p className={kit.help}>
                <strong>{CARDS.test}</strong>: {CARDS.testHelp}
              </p>
            )}
            <TextInput
              label={CARD_SETUP.address}
              description={CARD_SETUP.addressHelp}
              readOnly
              value={address}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
            <Button
              variant="default"
              w="fit-content"
              onClick={() => copy(address, { copied: CARD_SETUP.copied, failed: { text: CARD_SETUP.copyFailed } })}
            >
              {CARD_SETUP.copy}
            </Button>
          </Stack>
        )}
      </QueryStates>
    </Fieldset>
  );
}

type Props = { readonly terms: PaymentSettingsAnswer; readonly loadLatest: LoadLatest };

/** All terms, saved together. */
function TermsFields({ terms, loadLatest }: Props) {
  const form = useTermsForm(terms, loadLatest);
  return (
    <StackedForm form={form} style={{ maxInlineSize: '56rem' }}>
      <ScheduleFields form={form} />
      <AccountFields form={form} />
      <OwnerFields form={form} />
      <StampFields form={form} />
      <CancellationFields form={form} />
      <FormFoot submit={PAYMENTS.save} form={form} />
    </StackedForm>
  );
}

/** The landlord's details. */
function OwnerFields({ form: { field } }: { readonly form: TermsForm }) {
  return (
    <Fieldset legend={TERMS_FORM.owner}>
      <Stack>
        <p className={kit.help}>{TERMS_FORM.ownerHelp}</p>
        <div style={columns('14rem')}>
          <TextInput label={TERMS_FORM.ownerName} {...field('owner.name')} />
          <TextInput label={TERMS_FORM.ownerTaxCode} autoCapitalize="characters" {...field('owner.taxCode')} />
        </div>
        <TextInput label={TERMS_FORM.ownerAddress} {...field('owner.address')} />
      </Stack>
    </Fieldset>
  );
}

/** The stamp duty on receipts. */
function StampFields({ form: { field, tick, draft } }: { readonly form: TermsForm }) {
  return (
    <Fieldset legend={STAMP_FORM.legend}>
      <Stack>
        <p className={kit.help}>{STAMP_FORM.help}</p>
        <Checkbox label={STAMP_FORM.enabled} {...tick('stampDuty.enabled')} />
        {draft.stampDuty.enabled && (
          <>
            <div style={columns('14rem')}>
              <TextInput label={STAMP_FORM.over} inputMode="decimal" {...field('stampDuty.over')} />
              <TextInput label={STAMP_FORM.amount} inputMode="decimal" {...field('stampDuty.amount')} />
            </div>
            <TextInput label={STAMP_FORM.text} {...field('stampDuty.text')} />
          </>
        )}
      </Stack>
    </Fieldset>
  );
}
