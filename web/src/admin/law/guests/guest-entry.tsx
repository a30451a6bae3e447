import { elideBeforeDates, sayInstantDate } from '@approdo/shared/domain/base/date/say-date';
import type { Identification as How } from '@approdo/shared/domain/law/register/register-stay';
import { Text } from '@mantine/core';
import { type ComponentProps, useId } from 'react';
import kit from '../../kit/styles/kit.module.css';
import { GuestFields, sayName } from './guest-fields.tsx';
import styles from './guests-form.module.css';
import { Identification } from './identification.tsx';
import { GUESTS, ROLES } from './texts/register-guests.ts';

type Props = ComponentProps<typeof GuestFields> & {
  /** Counted from 1. */
  readonly place: number;
  readonly isBusy: boolean;
  readonly onIdentify: (how: How | null) => void;
};

/** One guest: role, details, deleted data and identification. */
export function GuestEntry({ place, isBusy, onIdentify, ...fields }: Props) {
  const { guest, known } = fields;
  const heading = useId();
  const name = sayName(guest);
  const called = GUESTS.guest(place);
  const deleted = [
    known?.namesDeletedAt && GUESTS.namesDeleted(sayInstantDate(known.namesDeletedAt)),
    known?.restDeletedAt && GUESTS.restDeleted(sayInstantDate(known.restDeletedAt)),
  ];
  return (
    <fieldset className={styles.guest}>
      <legend className={`${kit.strong} ${kit.wrapAnywhere}`} style={{ padding: '0 0 var(--space-2)' }} id={heading}>
        {[name ? GUESTS.named(called, name) : called, guest.role && ROLES[guest.role]].filter(Boolean).join(' · ')}
      </legend>
      {deleted.filter(Boolean).map((text) => (
        <Text key={text} size="sm" c="dimmed">
          {elideBeforeDates(text ?? '')}
        </Text>
      ))}
      <GuestFields {...fields} />
      <Identification guest={known} describedBy={heading} isBusy={isBusy} onIdentify={onIdentify} />
    </fieldset>
  );
}
