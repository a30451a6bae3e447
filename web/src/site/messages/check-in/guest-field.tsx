import type { OfficialCode } from '@approdo/shared/contract/law/official-tables';
import {
  dayOfTable,
  type GuestFormContext,
  type GuestFormField,
  listTablesOf,
  livesInItaly,
} from '@approdo/shared/domain/law/register/guest-form-fields';
import { isMasked } from '@approdo/shared/domain/law/register/mask-number';
import type { FocusEvent } from 'react';
import { Field, SelectField } from '../../../ui/field.tsx';
import { useFurtherTexts } from '../../texts/use-texts.ts';
import { CodeCombobox } from './code-combobox.tsx';
import type { GuestDraft } from './guest-draft.ts';
import { choosing } from './use-guest-drafts.ts';
import type { KnownCodes } from './validate-drafts.ts';

type GuestFieldProps = {
  readonly field: GuestFormField;
  readonly name: string;
  readonly draft: GuestDraft;
  readonly by: GuestFormContext;
  readonly known: KnownCodes;
  /** The latest possible date of birth. */
  readonly lastBirth: string;
  readonly error: string | undefined;
  readonly onLearn: (rows: readonly OfficialCode[]) => void;
  readonly onChange: (change: Partial<Record<GuestFormField, string>>) => void;
};

const FIRST_BIRTH = '1900-01-01';

/** Keyboard settings of each field on phones. */
const TYPED: Partial<Record<GuestFormField, { readonly autoCapitalize: string; readonly maxLength: number }>> = {
  lastName: { autoCapitalize: 'words', maxLength: 100 },
  firstName: { autoCapitalize: 'words', maxLength: 100 },
  residencePlace: { autoCapitalize: 'words', maxLength: 30 },
  docNumber: { autoCapitalize: 'characters', maxLength: 40 },
};

/** One field of a guest, with the most suitable control. */
export function GuestField(props: GuestFieldProps) {
  const { field, name, draft, by, lastBirth, error, onChange } = props;
  const { checkIn: words } = useFurtherTexts();
  const value = draft[field];
  const label = field === 'residencePlace' && !livesInItaly(draft, by) ? words.residenceAbroad : words.fields[field];
  const common = { name, label, error, value, autoComplete: 'off' } as const;
  const write = ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
    onChange({ [field]: currentTarget.value });
  if (listTablesOf(field, draft, by).length > 0) return <CodeField {...props} label={label} />;
  if (field === 'sex') {
    return (
      <SelectField {...common} onChange={write}>
        <option value="">{words.choose}</option>
        <option value="F">{words.sexes.F}</option>
        <option value="M">{words.sexes.M}</option>
      </SelectField>
    );
  }
  if (field === 'birthDate') {
    return <Field {...common} type="date" min={FIRST_BIRTH} max={lastBirth} onChange={write} />;
  }
  return (
    <Field
      {...common}
      {...TYPED[field]}
      inputMode="text"
      spellCheck={false}
      {...(field === 'docNumber' && isMasked(value) && { onFocus: selectAll })}
      onChange={write}
    />
  );
}

/** Typing replaces a masked number. */
function selectAll({ currentTarget }: FocusEvent<HTMLInputElement>): void {
  currentTarget.select();
}

function CodeField({
  field,
  name,
  label,
  draft,
  by,
  known,
  error,
  onLearn,
  onChange,
}: GuestFieldProps & { readonly label: string }) {
  const code = draft[field];
  return (
    <CodeCombobox
      name={name}
      label={label}
      kinds={listTablesOf(field, draft, by)}
      on={dayOfTable(field, draft)}
      chosen={code === '' ? undefined : { code, row: known.get(code) }}
      error={error}
      onChoose={(row) => {
        if (row) onLearn([row]);
        onChange(choosing(field, row));
      }}
    />
  );
}
