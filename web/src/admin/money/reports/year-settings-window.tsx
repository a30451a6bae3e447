import { yearSettings, yearTerms } from '@approdo/shared/contract/money/year-settings';
import { PORTAL_NAMES, PORTALS } from '@approdo/shared/domain/money/year/portals';
import { Checkbox, Group, NativeSelect, Radio, TextInput } from '@mantine/core';
import { z } from 'zod';
import { useWrite } from '../../kit/feedback/use-action.ts';
import { bindEntry } from '../../kit/form/bind-entry.ts';
import { number, plainField, requiredEuros } from '../../kit/form/fields.ts';
import { FormButtons } from '../../kit/form/form-buttons.tsx';
import { FormWindow } from '../../kit/form/form-window.tsx';
import { ListField } from '../../kit/form/list-field.tsx';
import { StackedForm } from '../../kit/form/stacked-form.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { useIsPhone } from '../../kit/frame/use-is-phone.ts';
import { columns } from '../../kit/styles/columns.ts';
import kit from '../../kit/styles/kit.module.css';
import type { AnsweredOf } from '../../session/use-call.ts';
import { TAX, TAX_FORM } from './texts/year.ts';

type Settings = AnsweredOf<typeof yearSettings.get>;

/** The settings as typed, and as the server takes them. */
const settingsForm = z.object({
  regime: plainField<Settings['regime']>(),
  homes: number,
  isChosen: z.boolean(),
  certificates: z.array(z.object({ year: number, portal: z.string(), gross: requiredEuros, withheld: requiredEuros })),
});

const NEW_CERTIFICATE = { year: '', portal: 'AIRBNB', gross: '', withheld: '' };

type Props = { readonly settings: Settings; readonly onClose: () => void };

/** How the owner is taxed, and what portals certified. */
export function YearSettingsWindow({ settings, onClose }: Props) {
  const replace = useWrite(yearSettings.replace, { success: () => TAX_FORM.saved });
  const form = useForm({
    schema: yearTerms,
    start: settingsForm.encode(settings),
    read: settingsForm.decode,
    version: settings.version,
    loadLatest: undefined,
    save: (body, version) => replace.mutateAsync({ body, version }),
    onSaved: onClose,
    describe: TAX_FORM.saveFailed,
  });
  const leave = form.leaveBy(onClose);
  const isPhone = useIsPhone();
  const { draft, faults, field, tick, change } = form;
  return (
    <FormWindow title={TAX.edit} size="lg" fullScreen={isPhone} onClose={leave}>
      <StackedForm form={form}>
        <Radio.Group
          label={TAX_FORM.regime}
          value={draft.regime}
          onChange={(value) => change('regime', value === 'FLAT' ? 'FLAT' : 'NONE')}
        >
          <Group mt="xs">
            {yearTerms.shape.regime.options.map((regime) => (
              <Radio key={regime} value={regime} label={TAX_FORM.regimes[regime]} />
            ))}
          </Group>
        </Radio.Group>
        <TextInput label={TAX_FORM.homes} type="number" inputMode="numeric" min={1} max={20} {...field('homes')} />
        <Checkbox label={TAX_FORM.isChosen} {...tick('isChosen')} />
        <ListField
          legend={TAX_FORM.certificates}
          entries={draft.certificates}
          blank={NEW_CERTIFICATE}
          words={{ add: TAX_FORM.add, remove: TAX_FORM.remove }}
          nameOf={TAX_FORM.certificate}
          onChange={(certificates) => change('certificates', certificates)}
        >
          {(certificate, index, onChange) => {
            const faultOf = (part: string) => faults[`certificates.${index}.${part}`];
            const bind = bindEntry(certificate, { faultOf, onChange });
            return (
              <fieldset
                className={kit.plainFieldset}
                style={columns('8rem', { gap: 'var(--space-3)', align: 'end' })}
                aria-label={TAX_FORM.certificate(index + 1)}
              >
                <TextInput label={TAX_FORM.year} type="number" inputMode="numeric" {...bind('year')} />
                <NativeSelect
                  label={TAX_FORM.portal}
                  data={PORTALS.map((value) => ({ value, label: PORTAL_NAMES[value] }))}
                  {...bind('portal')}
                />
                <TextInput label={TAX_FORM.gross} inputMode="decimal" {...bind('gross')} />
                <TextInput label={TAX_FORM.withheld} inputMode="decimal" {...bind('withheld')} />
              </fieldset>
            );
          }}
        </ListField>
        {faults.certificates && (
          <p className={`${kit.strong} ${kit.danger} ${kit.flush}`} data-fault="true" tabIndex={-1}>
            {faults.certificates}
          </p>
        )}
        <FormButtons isSaving={form.isSaving} onCancel={leave} />
      </StackedForm>
    </FormWindow>
  );
}
