import { transmissions } from '@approdo/shared/contract/law/alloggiati';
import type { RegisterStay } from '@approdo/shared/contract/law/register-stays';
import { type LocalDate, todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { Text } from '@mantine/core';
import { QueryStates } from '../../../kit/feedback/query-states.tsx';
import { Part } from '../../../kit/frame/part.tsx';
import { columns } from '../../../kit/styles/columns.ts';
import { useRead } from '../../../session/use-read.ts';
import { REGISTER_DAYS, TRANSMISSIONS } from '../../guests/index.ts';
import { DayCard } from './day-card.tsx';
import { type FileDay, listFileDays } from './file-days.ts';

/** The days to report to the portal now, and below them those that it no longer accepts. */
export function DaysPart({ stays }: { readonly stays: readonly RegisterStay[] }) {
  const now = new Date();
  const today = todayInRome(now);
  return (
    <QueryStates query={useRead(transmissions.list, { query: {} })} failure={TRANSMISSIONS.loadFailed}>
      {(transmissions) => {
        const days = listFileDays(stays, transmissions, now);
        const recent = days.filter(({ isLate }) => !isLate);
        const late = days.filter(({ isLate }) => isLate);
        return (
          <>
            <Part id="register-days" title={REGISTER_DAYS.title}>
              {recent.length === 0 && <Text c="dimmed">{REGISTER_DAYS.none}</Text>}
              <DayCards days={recent} today={today} />
            </Part>
            {late.length > 0 && (
              <Part id="register-late" title={REGISTER_DAYS.late}>
                <DayCards days={late} today={today} />
              </Part>
            )}
          </>
        );
      }}
    </QueryStates>
  );
}

/** The button of the first day that the portal still accepts is the primary one. */
function DayCards({ days, today }: { readonly days: readonly FileDay[]; readonly today: LocalDate }) {
  const first = days.find(({ open, isLate }) => open.length > 0 && !isLate);
  return (
    <div style={columns('24rem', { repeat: 'auto-fill' })}>
      {days.map((day) => (
        <DayCard key={day.date} day={day} today={today} isFirst={day === first} />
      ))}
    </div>
  );
}
