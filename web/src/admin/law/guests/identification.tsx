import type { Guest } from '@approdo/shared/contract/law/register-guests';
import { elideBeforeDates, sayInstantDateTime } from '@approdo/shared/domain/base/date/say-date';
import { type Identification as How, IDENTIFICATIONS } from '@approdo/shared/domain/law/register/register-stay';
import { Button, Group, Text } from '@mantine/core';
import { IDENTIFIED } from './texts/register-guests.ts';

type Props = {
  /** The guest as stored; undefined for a new one. */
  readonly guest: Guest | undefined;
  /** The id of the element that names the guest. */
  readonly describedBy: string;
  readonly isBusy: boolean;
  readonly onIdentify: (how: How | null) => void;
};

/** How the guest was identified, or the actions to record it. */
export function Identification({ guest, describedBy, isBusy, onIdentify }: Props) {
  if (!guest) {
    return (
      <Text c="dimmed" size="sm">
        {IDENTIFIED.saveFirst}
      </Text>
    );
  }
  const press = (how: How | null) => () => {
    if (!isBusy) onIdentify(how);
  };
  const button = { variant: 'default', 'aria-describedby': describedBy, 'aria-disabled': isBusy };
  const { identified } = guest;
  if (!identified) {
    return (
      <Group gap="xs">
        {IDENTIFICATIONS.map((how) => (
          <Button key={how} {...button} onClick={press(how)}>
            {IDENTIFIED[how]}
          </Button>
        ))}
      </Group>
    );
  }
  return (
    <Group gap="sm">
      <Text>
        {elideBeforeDates(IDENTIFIED.by(IDENTIFIED[identified.how], sayInstantDateTime(identified.at), identified.by))}
      </Text>
      <Button {...button} onClick={press(null)}>
        {IDENTIFIED.undo}
      </Button>
    </Group>
  );
}
