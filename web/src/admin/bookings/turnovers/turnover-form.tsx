import {
  type TurnoverSettingsAnswer,
  turnoverSettings,
  turnoverSettingsAnswer,
  turnoverTermsEdit,
} from '@approdo/shared/contract/bookings/turnovers';
import { Text, TextInput } from '@mantine/core';
import { makeKey } from '../../../browser/make-key.ts';
import type { LoadLatest } from '../../kit/feedback/conflict.ts';
import { useWrite } from '../../kit/feedback/use-action.ts';
import { FormFoot } from '../../kit/form/form-foot.tsx';
import { ListField } from '../../kit/form/list-field.tsx';
import { StackedForm } from '../../kit/form/stacked-form.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { VersionedForm } from '../../kit/form/versioned-form.tsx';
import kit from '../../kit/styles/kit.module.css';
import { TURNOVER_FORM } from './texts.ts';

type Props = { readonly settings: TurnoverSettingsAnswer };

/** The form for the task list and the warning time. */
export function TurnoverForm({ settings }: Props) {
  return (
    <VersionedForm of={settings} shape={turnoverSettingsAnswer}>
      {(current, loadLatest) => <Fields settings={current} loadLatest={loadLatest} />}
    </VersionedForm>
  );
}

function Fields({ settings, loadLatest }: Props & { readonly loadLatest: LoadLatest }) {
  const replace = useWrite(turnoverSettings.replace, { success: () => TURNOVER_FORM.saved });
  const form = useForm({
    schema: turnoverTermsEdit,
    start: { items: settings.items, warnAt: settings.warnAt },
    version: settings.version,
    loadLatest: loadLatest,
    save: (body, version) => replace.mutateAsync({ body, version }),
    describe: TURNOVER_FORM.saveFailed,
  });
  const { draft, faults, field, change } = form;
  return (
    <StackedForm form={form} className={kit.form}>
      <ListField
        legend={TURNOVER_FORM.items}
        entries={draft.items}
        blank={{ id: makeKey(), text: '' }}
        words={{ add: TURNOVER_FORM.add, remove: TURNOVER_FORM.remove }}
        nameOf={TURNOVER_FORM.item}
        isOrdered
        onChange={(items) => change('items', items)}
      >
        {(item, index, changeItem) => (
          <TextInput
            label={TURNOVER_FORM.item(index + 1)}
            value={item.text}
            error={faults[`items.${index}.text`]}
            onChange={({ currentTarget }) => changeItem({ ...item, text: currentTarget.value })}
          />
        )}
      </ListField>
      {faults.items !== undefined && (
        <Text c="red" data-fault tabIndex={-1}>
          {faults.items}
        </Text>
      )}
      <TextInput label={TURNOVER_FORM.warnAt} description={TURNOVER_FORM.warnAtHint} type="time" {...field('warnAt')} />
      <FormFoot submit={TURNOVER_FORM.save} form={form} />
    </StackedForm>
  );
}
