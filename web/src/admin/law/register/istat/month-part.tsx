import { regional } from '@approdo/shared/contract/law/regional';
import { type LocalDate, todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { nameMonth } from '@approdo/shared/domain/base/date/name-days';
import { elideBeforeDates, sayLocalDate } from '@approdo/shared/domain/base/date/say-date';
import { NativeSelect, Stack, Text } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import { QueryStates } from '../../../kit/feedback/query-states.tsx';
import { Part } from '../../../kit/frame/part.tsx';
import { useRead } from '../../../session/use-read.ts';
import { type Days, GuestsWindow, ISTAT, ISTAT_MONTH, useStaysOfDays } from '../../guests/index.ts';
import { useSelectedStay } from '../use-selected-stay.ts';
import { DaysTable } from './days-table.tsx';
import { MonthFacts } from './month-facts.tsx';
import { MonthFile } from './month-file.tsx';
import { MonthTransmissions } from './month-transmissions.tsx';
import { listMonths, monthBefore, pastDaysOf } from './months.ts';
import type { RegionalSettings } from './regional-draft.ts';
import { saySystem } from './system-hints.tsx';
import { TableToCopy } from './table-to-copy.tsx';

/** The displayed month in the address; left out for the first. */
const MONTH_PARAMETER = 'mese';

export type ReportingSettings = RegionalSettings & { readonly firstDay: LocalDate };

/** What has to be reported to the region for a month, and what was. */
export function MonthPart({ settings }: { readonly settings: ReportingSettings }) {
  const today = todayInRome(new Date());
  const { month, months, choose } = useMonth(settings.firstDay, today);
  const days = pastDaysOf(month, { firstDay: settings.firstDay, today });
  const before = monthBefore(today.slice(0, 7));
  const name = (each: string) => {
    const label = nameMonth(each, 'it');
    if (each === before) return ISTAT_MONTH.before(label);
    return each === today.slice(0, 7) ? ISTAT_MONTH.current(label) : label;
  };
  return (
    <>
      <Part id="istat-month" title={ISTAT_MONTH.title} hint={saySystem(settings.system)}>
        <NativeSelect
          maw="24rem"
          label={ISTAT_MONTH.month}
          value={month}
          data={months.map((each) => ({ value: each, label: name(each) }))}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        />
        {days ? (
          <Month key={month} month={month} days={days} settings={settings} today={today} />
        ) : (
          <Text mt="md">{elideBeforeDates(ISTAT_MONTH.none(sayLocalDate(settings.firstDay)))}</Text>
        )}
      </Part>
      {days && <MonthTransmissions key={month} month={month} />}
    </>
  );
}

type MonthProps = {
  readonly month: string;
  readonly days: Days;
  readonly settings: ReportingSettings;
  readonly today: LocalDate;
};

function Month({ month, days, settings, today }: MonthProps) {
  const { system } = settings;
  const { addressOf } = useSelectedStay();
  return (
    <QueryStates query={useRead(regional.days, { query: days })} failure={ISTAT.loadFailed}>
      {(listed) => (
        <Stack mt="md">
          <MonthFacts month={month} days={listed} due={settings.due} system={system} today={today} />
          <MonthFile days={listed} system={system} addressOf={addressOf} />
          {system === 'TABLE' && <TableToCopy month={month} />}
          <DaysTable days={listed} system={system} />
          <GuestsOfDays days={days} />
        </Stack>
      )}
    </QueryStates>
  );
}

/** The window of guests that the address opens. */
function GuestsOfDays({ days }: { readonly days: Days }) {
  const { selectedId, close } = useSelectedStay();
  const { data: stays = [] } = useStaysOfDays(days, selectedId !== null);
  const selected = stays.find(({ id }) => id === selectedId);
  return selected && <GuestsWindow stay={selected} onClose={close} />;
}

function useMonth(firstDay: LocalDate, today: LocalDate) {
  const [address, setAddress] = useSearchParams();
  const months = listMonths(firstDay, today);
  const [first] = months;
  return {
    months,
    month: months.find((each) => each === address.get(MONTH_PARAMETER)) ?? first,
    choose(month: string): void {
      const next = new URLSearchParams(address);
      if (month === first) next.delete(MONTH_PARAMETER);
      else next.set(MONTH_PARAMETER, month);
      setAddress(next, { replace: true, preventScrollReset: true });
    },
  };
}
