import { type TouristTaxTariff, type TouristTaxTerms, touristTaxTerms } from '@approdo/shared/contract/law/tourist-tax';
import { findTariffFaults } from '@approdo/shared/domain/law/tax/tax-tariff';
import { Checkbox, Fieldset, Group, Radio, Stack, TextInput } from '@mantine/core';
import { FormButtons } from '../../../kit/form/form-buttons.tsx';
import { FormWindow } from '../../../kit/form/form-window.tsx';
import { StackedForm } from '../../../kit/form/stacked-form.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { useIsPhone } from '../../../kit/frame/use-is-phone.ts';
import { columns } from '../../../kit/styles/columns.ts';
import kit from '../../../kit/styles/kit.module.css';
import { TAX_TARIFF } from '../../tourist-tax/index.ts';
import { BandFields } from './band-fields.tsx';
import { draftTariff, newTariff, readTariff, TARIFF_KINDS } from './tariff-draft.ts';

type Props = {
  /** The edited tariff; undefined for a new one. */
  readonly tariff: TouristTaxTariff | undefined;
  readonly others: readonly TouristTaxTariff[];
  readonly mode: TouristTaxTerms['mode'];
  readonly onPut: (tariff: TouristTaxTariff) => void;
  readonly onClose: () => void;
};

const WHOLE = { type: 'number', inputMode: 'numeric', min: 1 } as const;

/** A tariff by the municipality's rules; it is added to the list, which is saved with the other terms. */
export function TariffWindow(props: Props) {
  const form = useTariffForm(props);
  const leave = form.leaveBy(props.onClose);
  const isPhone = useIsPhone();
  const { hasSeason } = form.draft;
  return (
    <FormWindow title={props.tariff ? TAX_TARIFF.edit : TAX_TARIFF.add} size="lg" fullScreen={isPhone} onClose={leave}>
      <StackedForm form={form}>
        <TextInput label={TAX_TARIFF.from} description={TAX_TARIFF.fromHelp} type="date" {...form.field('from')} />
        <Checkbox label={TAX_TARIFF.hasSeason} {...form.tick('hasSeason')} />
        {hasSeason && (
          <div
            style={columns('11rem', { gap: 'var(--space-3) var(--space-4)', align: 'end' })}
            className={kit.plainFieldset}
          >
            <TextInput label={TAX_TARIFF.seasonFrom} {...form.field('season.from')} />
            <TextInput label={TAX_TARIFF.seasonTo} {...form.field('season.to')} />
          </div>
        )}
        <AmountFields form={form} />
        <PayerFields form={form} />
        <FormButtons submit={TAX_TARIFF.put} isSaving={form.isSaving} onCancel={leave} />
      </StackedForm>
    </FormWindow>
  );
}

type Form = ReturnType<typeof useTariffForm>;

/** The tax of a night: one amount, or one by the price of the night. */
function AmountFields({ form }: { readonly form: Form }) {
  const { draft, faults, field, change } = form;
  return (
    <>
      <Radio.Group
        label={TAX_TARIFF.kind}
        value={draft.kind}
        onChange={(value) => change('kind', TARIFF_KINDS.find((known) => known === value) ?? draft.kind)}
      >
        <Group mt="xs">
          {TARIFF_KINDS.map((kind) => (
            <Radio key={kind} value={kind} label={TAX_TARIFF.kinds[kind]} />
          ))}
        </Group>
      </Radio.Group>
      {draft.kind === 'AMOUNT' ? (
        <TextInput label={TAX_TARIFF.amount} inputMode="decimal" {...field('amount')} />
      ) : (
        <BandFields bands={draft.bands} faults={faults} onChange={(bands) => change('bands', bands)} />
      )}
    </>
  );
}

/** For how many nights it is due, and who pays less, or nothing, by age. */
function PayerFields({ form: { field } }: { readonly form: Form }) {
  return (
    <Fieldset legend={TAX_TARIFF.whoPays}>
      <Stack>
        <TextInput
          label={TAX_TARIFF.maxNights}
          description={TAX_TARIFF.maxNightsHelp}
          {...WHOLE}
          {...field('maxNights')}
        />
        <p className={kit.help}>{TAX_TARIFF.agesHelp}</p>
        <div
          style={columns('11rem', { gap: 'var(--space-3) var(--space-4)', align: 'end' })}
          className={kit.plainFieldset}
        >
          <TextInput label={TAX_TARIFF.exemptUnder} {...WHOLE} {...field('exemptUnder')} />
          <TextInput label={TAX_TARIFF.exemptFrom} {...WHOLE} {...field('exemptFrom')} />
          <TextInput label={TAX_TARIFF.reducedUnder} {...WHOLE} {...field('reducedUnder')} />
          <TextInput label={TAX_TARIFF.reducedAmount} inputMode="decimal" {...field('reducedAmount')} />
        </div>
      </Stack>
    </Fieldset>
  );
}

function useTariffForm({ tariff, others, mode, onPut, onClose }: Props) {
  return useForm({
    schema: touristTaxTerms.shape.tariffs.element,
    start: tariff ? draftTariff(tariff) : newTariff(mode),
    read: readTariff,
    findFaults: (typed) => faultsOf(typed, others),
    save: async (typed) => onPut(typed),
    onSaved: onClose,
    describe: () => ({ text: '' }),
  });
}

/** The faults that the server finds in the whole list. */
function faultsOf(typed: TouristTaxTariff, others: readonly TouristTaxTariff[]): Readonly<Record<string, string>> {
  const found = findTariffFaults([...others, typed]).filter(({ index }) => index === others.length);
  return Object.fromEntries(found.map(({ field, text }) => [field, text]));
}
