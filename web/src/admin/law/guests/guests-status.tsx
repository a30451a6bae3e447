import type { StayGuests } from '@approdo/shared/contract/law/register-guests';
import { todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { daysUntilDeletion } from '@approdo/shared/domain/law/register/retention';
import { Alert, Anchor, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import kit from '../../kit/styles/kit.module.css';
import type { StayOfGuests } from './stay-of-guests.ts';
import { GUESTS } from './texts/register-guests.ts';
import { REGISTER_STAYS } from './texts/register-stays.ts';

type Props = {
  readonly stay: StayOfGuests;
  readonly stored: StayGuests;
  /** The faults that are still current. */
  readonly faults: number;
  readonly hasTables: boolean;
};

/** The status of a stay's guests: faults, warnings, and when they will be deleted. */
export function GuestsStatus({ stay, stored, faults, hasTables }: Props) {
  const today = todayInRome(new Date());
  const left = stored.guests
    .filter(({ namesDeletedAt }) => !namesDeletedAt)
    .map(({ departure }) => daysUntilDeletion(departure ?? stay.endDate, today) ?? Number.POSITIVE_INFINITY)
    .reduce((first, days) => Math.min(first, days), Number.POSITIVE_INFINITY);
  const warnings = [...stored.warnings, ...(stay.isChanged ? [REGISTER_STAYS.changed] : [])];
  return (
    <>
      <Text size="sm">{GUESTS.identify}</Text>
      {!hasTables && (
        <Text size="sm">
          {GUESTS.tables}:{' '}
          <Anchor component={Link} to="/register/settings" underline="always">
            {GUESTS.toTables}
          </Anchor>
        </Text>
      )}
      {Number.isFinite(left) && <Alert color="lemon">{GUESTS.deletion(left)}</Alert>}
      <div role="status">{faults > 0 && <p className={`${kit.strong} ${kit.flush}`}>{GUESTS.missing(faults)}</p>}</div>
      {warnings.length > 0 && (
        <ul className={kit.flush} style={{ paddingInlineStart: 'var(--space-5)' }}>
          {[...new Set(warnings)].map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      )}
    </>
  );
}
