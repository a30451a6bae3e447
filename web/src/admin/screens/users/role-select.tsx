import type { Role } from '@approdo/shared/domain/account/access';
import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import { ROLES, USER_FORM } from '../../texts/users.ts';

const CHOICES = Object.entries(ROLES).map(([value, label]) => ({ value, label }));

type Props = Omit<NativeSelectProps, 'data' | 'label'> & { readonly value: Role | '' };

/** A new account has no role until one is chosen. */
export function RoleSelect({ value, ...select }: Props) {
  const data = value === '' ? [{ value: '', label: USER_FORM.chooseRole }, ...CHOICES] : CHOICES;
  return <NativeSelect label={USER_FORM.role} value={value} data={data} {...select} />;
}
