import { regionalSettings, regionalTermsAnswer, regionalTermsEdit } from '@approdo/shared/contract/law/regional';
import { todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { REGIONAL_SYSTEMS, REGIONS } from '@approdo/shared/domain/law/regional/regions';
import { NativeSelect, TextInput } from '@mantine/core';
import type { LoadLatest } from '../../../kit/feedback/conflict.ts';
import { useWrite } from '../../../kit/feedback/use-action.ts';
import { FormFoot } from '../../../kit/form/form-foot.tsx';
import { StackedForm } from '../../../kit/form/stacked-form.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { VersionedForm } from '../../../kit/form/versioned-form.tsx';
import { columns } from '../../../kit/styles/columns.ts';
import kit from '../../../kit/styles/kit.module.css';
import { ISTAT_SETTINGS } from '../../guests/index.ts';
import { ClosuresField } from './closures-field.tsx';
import { DueFields } from './due-fields.tsx';
import { fillInRegion, findRegion, type RegionalSettings, readSettings, regionalForm } from './regional-draft.ts';
import { SystemHints } from './system-hints.tsx';

/** How the property reports to its region; before one is chosen, only that field. */
export function RegionalForm({ settings }: { readonly settings: RegionalSettings }) {
  return (
    <VersionedForm of={settings} shape={regionalTermsAnswer}>
      {(current, loadLatest) => <Fields settings={current} loadLatest={loadLatest} />}
    </VersionedForm>
  );
}

function Fields({ settings, loadLatest }: { readonly settings: RegionalSettings; readonly loadLatest: LoadLatest }) {
  const form = useRegionalForm(settings, loadLatest);
  const region = findRegion(form.draft.region);
  const chooseRegion = (chosen: string) => {
    const filled = { ...form.draft, ...fillInRegion(chosen, form.draft, todayInRome(new Date())) };
    for (const field of FILLED_IN) form.change(field, filled[field]);
  };
  return (
    <StackedForm form={form} className={`${kit.stack4} ${kit.form}`}>
      <NativeSelect
        label={ISTAT_SETTINGS.region}
        value={form.draft.region}
        error={form.faults.region}
        data={[
          { value: '', label: settings.region === null ? ISTAT_SETTINGS.none : ISTAT_SETTINGS.noRegion },
          ...REGION_CHOICES,
        ]}
        onChange={({ currentTarget }) => chooseRegion(currentTarget.value)}
      />
      {region && <TermsFields form={form} region={region} />}
      {(region || form.isChanged) && <FormFoot submit={ISTAT_SETTINGS.save} form={form} />}
    </StackedForm>
  );
}

const FILLED_IN = ['region', 'system', 'firstDay', 'due'] as const;

const REGION_CHOICES = REGIONS.map(({ region, name }) => ({ value: region, label: name })).toSorted((one, other) =>
  one.label.localeCompare(other.label, 'it'),
);

type Form = ReturnType<typeof useRegionalForm>;

function TermsFields({
  form,
  region,
}: {
  readonly form: Form;
  readonly region: NonNullable<ReturnType<typeof findRegion>>;
}) {
  const { draft, faults, change, field } = form;
  const places = { type: 'number', inputMode: 'numeric', min: 1, max: 99 } as const;
  return (
    <>
      <div>
        <NativeSelect
          label={ISTAT_SETTINGS.system}
          value={draft.system}
          error={faults.system}
          data={REGIONAL_SYSTEMS.map((value) => ({ value, label: ISTAT_SETTINGS.systems[value] }))}
          onChange={({ currentTarget: { value } }) =>
            change('system', REGIONAL_SYSTEMS.find((known) => known === value) ?? draft.system)
          }
        />
        <SystemHints system={draft.system} region={region} />
      </div>
      <TextInput
        label={ISTAT_SETTINGS.code}
        description={ISTAT_SETTINGS.codeHint}
        maxLength={30}
        autoComplete="off"
        {...field('code')}
      />
      <TextInput
        label={ISTAT_SETTINGS.firstDay}
        description={ISTAT_SETTINGS.firstDayHint}
        type="date"
        {...field('firstDay')}
      />
      <div style={columns('12rem', { gap: 'var(--space-3) var(--space-4)', align: 'stretch' })}>
        <TextInput {...places} label={ISTAT_SETTINGS.rooms} {...field('rooms')} />
        <TextInput {...places} label={ISTAT_SETTINGS.beds} {...field('beds')} />
      </div>
      <ClosuresField closed={draft.closed} faults={faults} onChange={(closed) => change('closed', closed)} />
      <DueFields form={form} region={region} />
    </>
  );
}

function useRegionalForm(settings: RegionalSettings, loadLatest: LoadLatest) {
  const replace = useWrite(regionalSettings.replace, { success: () => ISTAT_SETTINGS.saved });
  return useForm({
    schema: regionalTermsEdit,
    start: regionalForm.encode(settings),
    read: readSettings,
    version: settings.version,
    loadLatest: loadLatest,
    save: (body, version) => replace.mutateAsync({ body, version }),
    describe: ISTAT_SETTINGS.saveFailed,
  });
}
