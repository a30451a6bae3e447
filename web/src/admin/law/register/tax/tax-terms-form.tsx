import { type TouristTaxTariff, type TouristTaxTerms, touristTaxTerms } from '@approdo/shared/contract/law/tourist-tax';
import { nameTariff } from '@approdo/shared/domain/law/tax/tax-tariff';
import { Group, Radio, Textarea } from '@mantine/core';
import { useState } from 'react';
import type { LoadLatest } from '../../../kit/feedback/conflict.ts';
import { FormFoot } from '../../../kit/form/form-foot.tsx';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { Part } from '../../../kit/frame/part.tsx';
import kit from '../../../kit/styles/kit.module.css';
import { TAX_TARIFFS, TAX_TERMS } from '../../tourist-tax/index.ts';
import { DeclarationFields } from './declaration-fields.tsx';
import { ExemptionFields } from './exemption-fields.tsx';
import { TariffList } from './tariff-list.tsx';
import { TariffWindow } from './tariff-window.tsx';
import { modeWith, putTariff, withoutTariff } from './tax-terms-draft.ts';
import { type TaxTermsEditing, useTaxTermsForm } from './use-tax-terms-form.ts';

type Props = {
  readonly terms: TouristTaxTerms & { readonly version?: string | undefined };
  readonly loadLatest: LoadLatest;
};

const MODES = touristTaxTerms.shape.mode.options;

/** The municipality's terms: tariffs, exemptions and declaration, saved together. */
export function TaxTermsForm({ terms, loadLatest }: Props) {
  const form = useTaxTermsForm({ terms, loadLatest: loadLatest });
  const tariffs = useTariffs(form);
  const { draft, faults, change } = form;
  return (
    <>
      <form {...form.props} className={kit.stack6}>
        <FormProblem problem={form.problem} />
        <Part id="tax-tariffs" title={TAX_TARIFFS.title} hint={TAX_TARIFFS.hint}>
          <div className={kit.stack4}>
            <ModeField form={form} />
            {draft.mode === 'LANDING' ? <LandingField form={form} /> : <TariffList {...tariffs.list} />}
          </div>
        </Part>
        {draft.mode !== 'LANDING' && (
          <>
            <ExemptionFields
              exemptions={draft.exemptions}
              faults={faults}
              onChange={(exemptions) => change('exemptions', exemptions)}
            />
            <DeclarationFields form={form} />
          </>
        )}
        <FormFoot submit={TAX_TERMS.save} form={form} />
      </form>
      {tariffs.window && <TariffWindow {...tariffs.window} />}
    </>
  );
}

type FieldProps = { readonly form: TaxTermsEditing };

function ModeField({ form: { draft, faults, change } }: FieldProps) {
  return (
    <Radio.Group
      label={TAX_TERMS.mode}
      error={faults.mode}
      value={draft.mode}
      onChange={(value) => change('mode', MODES.find((known) => known === value) ?? draft.mode)}
    >
      <Group mt="xs">
        {MODES.map((mode) => (
          <Radio key={mode} value={mode} label={TAX_TERMS.modes[mode]} />
        ))}
      </Group>
    </Radio.Group>
  );
}

function LandingField({ form }: FieldProps) {
  return (
    <Textarea
      className={kit.form}
      label={TAX_TERMS.landing}
      description={TAX_TERMS.landingHelp}
      autosize
      minRows={3}
      maxLength={1000}
      {...form.field('text')}
    />
  );
}

/** The list of tariffs, and the window of the open one. */
function useTariffs({ draft, faults, change }: TaxTermsEditing) {
  const [opened, setOpened] = useState<{ readonly tariff: TouristTaxTariff | undefined }>();
  const { tariffs, mode } = draft;
  const name = opened?.tariff && nameTariff(opened.tariff);
  return {
    list: {
      tariffs,
      faults,
      onOpen: (tariff: TouristTaxTariff | undefined) => setOpened({ tariff }),
      onRemove: (tariff: TouristTaxTariff) => change('tariffs', withoutTariff(tariffs, nameTariff(tariff))),
    },
    window: opened && {
      ...opened,
      others: withoutTariff(tariffs, name),
      mode,
      onPut: (tariff: TouristTaxTariff) => {
        change('tariffs', putTariff(tariffs, name, tariff));
        change('mode', modeWith(mode, tariff));
      },
      onClose: () => setOpened(undefined),
    },
  };
}
