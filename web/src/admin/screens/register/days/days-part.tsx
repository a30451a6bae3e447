import type { RegisterStay } from '@approdo/shared/contract/register/register-stays';
import { todayInRome } from '@approdo/shared/domain/date/local-date';
import { Text } from '@mantine/core';
import { QueryFaces } from '../../../feedback/query-faces.tsx';
import { useTransmissions } from '../../../resources/use-transmissions.ts';
import { Part } from '../../../shell/part.tsx';
import { REGISTER_DAYS, TRANSMISSIONS } from '../../../texts/register-stays.ts';
import styles from '../register.module.css';
import { DayCard } from './day-card.tsx';
import { listFileDays } from './file-days.ts';

/** What the portal is to be told of now. */
export function DaysPart({ stays }: { readonly stays: readonly RegisterStay[] }) {
  const today = todayInRome(new Date());
  return (
    <Part id="register-days" title={REGISTER_DAYS.title}>
      <QueryFaces query={useTransmissions()} failure={TRANSMISSIONS.loadFailed}>
        {(transmissions) => {
          const days = listFileDays(stays, transmissions, today);
          if (days.length === 0) return <Text c="dimmed">{REGISTER_DAYS.none}</Text>;
          return (
            <div className={styles.cards}>
              {days.map((day, place) => (
                <DayCard key={day.date} day={day} today={today} isFirst={place === days.findIndex(isToTell)} />
              ))}
            </div>
          );
        }}
      </QueryFaces>
    </Part>
  );
}

function isToTell({ open }: { readonly open: readonly RegisterStay[] }): boolean {
  return open.length > 0;
}
