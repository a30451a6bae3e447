import type { Guest } from '@approdo/shared/contract/law/register-guests';
import { GUEST_ROLES, headRoleOf } from '@approdo/shared/domain/law/register/guest';
import {
  dayOfTable,
  type GuestFormContext,
  type GuestFormField,
  listGuestFormFields,
  listTablesOf,
  livesInItaly,
} from '@approdo/shared/domain/law/register/guest-form-fields';
import { NativeSelect, TextInput, type TextInputProps } from '@mantine/core';
import { columns } from '../../kit/styles/columns.ts';
import { CodeField } from './code-field.tsx';
import { ExemptionField } from './exemption-field.tsx';
import { type GuestDraft, listHeads } from './guest-draft.ts';
import type { StayDates } from './stay-of-guests.ts';
import { GUEST_CHOICES, GUEST_LABELS, GUESTS, ROLES } from './texts/register-guests.ts';

type Props = {
  readonly guest: GuestDraft;
  readonly guests: readonly GuestDraft[];
  /** The guest as stored; undefined for a new one. */
  readonly known: Guest | undefined;
  readonly stay: StayDates;
  readonly by: GuestFormContext;
  readonly faultOf: (field: string) => string | undefined;
  readonly onChange: (change: Partial<GuestDraft>) => void;
};

const DOCUMENT_AND_NAMES: readonly GuestFormField[] = ['lastName', 'firstName', 'docType', 'docNumber', 'docPlace'];

/** The fields of a guest; deleted data are not asked for again. */
export function GuestFields(props: Props) {
  const { guest, known, by } = props;
  const asked = listGuestFormFields({ ...guest, role: guest.role || null }, by).filter((field) =>
    DOCUMENT_AND_NAMES.includes(field) ? !known?.namesDeletedAt : !known?.restDeletedAt,
  );
  return (
    <div style={columns('15rem', { gap: 'var(--space-3) var(--space-4)', repeat: 'auto-fill' })}>
      <RoleFields {...props} />
      {asked.map((field) => (
        <GuestFieldInput key={field} field={field} {...props} />
      ))}
      <OwnDates {...props} />
      <ExemptionField
        code={guest.exemption}
        error={props.faultOf('exemption')}
        onChange={(exemption) => props.onChange({ exemption })}
      />
    </div>
  );
}

function RoleFields({ guest, guests, faultOf, onChange }: Props) {
  const heads = listHeads(guest, guests);
  const nameOf = (head: GuestDraft) => {
    const name = GUESTS.guest(guests.indexOf(head) + 1);
    return head.lastName || head.firstName ? GUESTS.named(name, sayName(head)) : name;
  };
  return (
    <>
      <NativeSelect
        label={GUEST_LABELS.role}
        value={guest.role}
        error={faultOf('role')}
        data={[
          { value: '', label: GUEST_CHOICES.none },
          ...GUEST_ROLES.map((role) => ({ value: role, label: ROLES[role] })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          onChange({ role: GUEST_ROLES.find((role) => role === value) ?? '', headId: '' })
        }
      />
      {headRoleOf(guest.role || null) && (
        <NativeSelect
          label={GUEST_LABELS.headId}
          value={guest.headId}
          error={faultOf('headId')}
          data={[
            { value: '', label: GUEST_CHOICES.none },
            ...heads.map((head) => ({ value: head.key, label: nameOf(head) })),
          ]}
          onChange={({ currentTarget }) => onChange({ headId: currentTarget.value })}
        />
      )}
    </>
  );
}

type GuestFieldInputProps = Props & { readonly field: GuestFormField };

/** The input properties of each text field. */
const TYPED: Partial<Record<GuestFormField, TextInputProps>> = {
  lastName: { maxLength: 100, autoCapitalize: 'words' },
  firstName: { maxLength: 100, autoCapitalize: 'words' },
  birthDate: { type: 'date', min: '1900-01-01' },
  residencePlace: { maxLength: 30 },
  docNumber: { maxLength: 40, autoCapitalize: 'characters' },
};

function GuestFieldInput({ field, ...props }: GuestFieldInputProps) {
  const { guest, stay, by, faultOf, onChange } = props;
  const asked = { ...guest, role: guest.role || null };
  const tables = listTablesOf(field, asked, by);
  const label = labelOf(field, asked, by);
  if (field === 'sex') return <SexField {...props} />;
  if (tables.length === 0) {
    const max = field === 'birthDate' ? { max: stay.endDate } : {};
    return <TextInput {...TYPED[field]} {...max} {...bind(props, field)} label={label} />;
  }
  return (
    <CodeField
      label={label}
      code={guest[field]}
      lookup={{ tables, on: dayOfTable(field, asked) }}
      error={faultOf(field)}
      onChoose={(code) => onChange({ [field]: code, ...dependentOn(field, code, guest) })}
    />
  );
}

function SexField({ guest, faultOf, onChange }: Props) {
  const { none, F, M } = GUEST_CHOICES;
  return (
    <NativeSelect
      label={GUEST_LABELS.sex}
      value={guest.sex}
      error={faultOf('sex')}
      data={[
        { value: '', label: none },
        { value: 'F', label: F },
        { value: 'M', label: M },
      ]}
      onChange={({ currentTarget }) => onChange({ sex: currentTarget.value })}
    />
  );
}

/** A guest's own dates: arrival, except for members, who come with their head, and departure. */
function OwnDates(props: Props) {
  const { guest, stay } = props;
  const bounds = { type: 'date', min: stay.startDate, max: stay.endDate };
  const isMember = headRoleOf(guest.role || null) !== undefined;
  return (
    <>
      {!isMember && <TextInput {...bounds} {...bind(props, 'arrival')} label={GUEST_LABELS.arrival} />}
      <TextInput {...bounds} {...bind(props, 'departure')} label={GUEST_LABELS.departure} />
    </>
  );
}

type Text = Exclude<GuestFormField, 'sex'> | 'arrival' | 'departure';

function bind({ guest, faultOf, onChange }: Props, field: Text) {
  return {
    value: guest[field],
    error: faultOf(field),
    autoComplete: 'off',
    onChange: ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) =>
      onChange({ [field]: currentTarget.value }),
  };
}

/** Fields that another state clears: places of birth or residence belong to the state they were chosen in. */
function dependentOn(field: GuestFormField, code: string, guest: GuestDraft): Partial<GuestDraft> {
  if (field === 'birthState' && code !== guest.birthState) return { birthPlace: '' };
  return field === 'residenceState' && code !== guest.residenceState ? { residencePlace: '' } : {};
}

function labelOf(field: GuestFormField, asked: Parameters<typeof livesInItaly>[0], by: GuestFormContext): string {
  return field === 'residencePlace' && !livesInItaly(asked, by) ? GUEST_LABELS.residenceAbroad : GUEST_LABELS[field];
}

export function sayName({ lastName, firstName }: Pick<GuestDraft, 'lastName' | 'firstName'>): string {
  return [firstName.trim(), lastName.trim()].filter(Boolean).join(' ');
}
