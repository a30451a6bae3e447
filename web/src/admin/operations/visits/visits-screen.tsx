import { type VisitCounts, visits } from '@approdo/shared/contract/operations/visits';
import { todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { formatEuros } from '@approdo/shared/domain/base/money/money';
import { writeCsv } from '@approdo/shared/domain/base/text/csv';
import { Alert, Button, SegmentedControl, Stack, Switch, Text } from '@mantine/core';
import { describeFailure } from '../../kit/feedback/failure.ts';
import { EmptyState, QueryStates } from '../../kit/feedback/query-states.tsx';
import { useAction } from '../../kit/feedback/use-action.ts';
import figureTable from '../../kit/figures/figure-table.module.css';
import { Totals } from '../../kit/figures/totals.tsx';
import { Part } from '../../kit/frame/part.tsx';
import { ScreenFrame } from '../../kit/frame/screen-frame.tsx';
import { useSaveFile } from '../../kit/frame/use-save-file.ts';
import kit from '../../kit/styles/kit.module.css';
import { useChoice } from '../../kit/table/use-choice.ts';
import { useRead } from '../../session/use-read.ts';
import { FOUND_BY } from '../../stays/stays/index.ts';
import { formatCount } from './format-count.ts';
import { shareFunnel, shareLanguages, sharePages, shareReferrers } from './list-shares.ts';
import { type DayRange, hasCounts, listSlots, PERIODS, type Period, rangeOf, sumAll, yearBefore } from './periods.ts';
import { ShareList } from './share-list.tsx';
import { COUNTING, FOUND_BY_TABLE, VISIT_CHART, VISIT_COUNTS, VISIT_LIMITS, VISIT_PARTS, VISITS } from './texts.ts';
import styles from './visits.module.css';
import { VisitsChart, VisitsTable } from './visits-chart.tsx';

const COUNTS = ['views', 'arrivals', 'fetchedAhead', 'quotes', 'requests', 'confirmations'] as const;

/** How often the site is opened and found, and how many requests that brings. */
export function VisitsScreen() {
  const [chosen, choose] = useChoice('periodo', PERIODS);
  const period = PERIODS.find((name) => name === chosen) ?? 'days';
  const range = rangeOf(period, todayInRome(new Date()));
  const now = useVisits(range);
  const before = useVisits(yearBefore(range));
  const saveFile = useSaveFile();
  return (
    <ScreenFrame
      actions={
        saveFile &&
        now.data && (
          <Button variant="default" onClick={() => now.data && void saveFile(writeVisitsCsv(now.data, range))}>
            {VISITS.saveCsv}
          </Button>
        )
      }
    >
      <Stack gap="xl">
        {now.data?.isOn === false && (
          <Alert color="lemon" title={COUNTING.offTitle}>
            {COUNTING.off}
          </Alert>
        )}
        <div>
          <SegmentedControl
            aria-label={VISITS.period}
            value={period}
            onChange={choose}
            data={PERIODS.map((value) => ({ value, label: VISITS.periods[value] }))}
          />
        </div>
        <QueryStates query={now} failure={VISITS.loadFailed}>
          {(counts) => (
            <>
              <QueryStates query={before} failure={VISITS.loadFailed}>
                {(past) => <Counts period={period} range={range} now={counts} before={past} />}
              </QueryStates>
              <CountingPart isOn={counts.isOn} />
            </>
          )}
        </QueryStates>
      </Stack>
    </ScreenFrame>
  );
}

type CountsProps = {
  readonly period: Period;
  readonly range: DayRange;
  readonly now: VisitCounts;
  readonly before: VisitCounts;
};

function Counts({ period, range, now, before }: CountsProps) {
  if (!hasCounts(now) && !hasCounts(before)) return <EmptyState text={VISITS.empty} />;
  const slots = listSlots(period, range, now, before);
  const sums = sumAll(now);
  const past = sumAll(before);
  return (
    <>
      <Totals
        totals={(['views', 'arrivals', 'fetchedAhead'] as const).map((name) => ({
          name: VISIT_COUNTS[name],
          figure: formatCount(sums[name]),
          aside: sayBefore(past[name]),
        }))}
      />
      <div className={styles.drawn}>
        <VisitsChart slots={slots} period={period} />
        <VisitsTable key={period} slots={slots} period={period} />
      </div>
      <div className={styles.parts}>
        <Part id="funnel" title={VISIT_PARTS.funnel} hint={VISIT_PARTS.funnelHint}>
          <ShareList shares={shareFunnel(sums, past, sayBefore)} />
        </Part>
        <Part id="channels" title={VISIT_PARTS.channels} hint={VISIT_PARTS.channelsHint}>
          <FoundByTable channels={now.channels} />
        </Part>
        <Part id="referrers" title={VISIT_PARTS.referrers}>
          <ShareList shares={shareReferrers(now, sums.arrivals)} />
        </Part>
        <Part id="pages" title={VISIT_PARTS.pages}>
          <ShareList shares={sharePages(now)} />
        </Part>
        <Part id="languages" title={VISIT_PARTS.languages}>
          <ShareList shares={shareLanguages(now)} />
        </Part>
      </div>
    </>
  );
}

function sayBefore(count: number): string {
  return VISITS.yearBefore(formatCount(count));
}

/** Every day of the period as a spreadsheet, in `yyyy-MM-dd`, which spreadsheets sort and calculate with. */
function writeVisitsCsv(counts: VisitCounts, range: DayRange): File {
  const days = listSlots('days', range, counts, counts);
  const table = writeCsv([
    [VISIT_CHART.day, ...COUNTS.map((name) => VISIT_COUNTS[name])],
    ...days.map(({ name, now }) => [name, ...COUNTS.map((count) => now[count])]),
  ]);
  return new File([table], `${VISITS.fileName}-${range.from}-${range.to}.csv`, { type: 'text/csv;charset=utf-8' });
}

/** What the numbers cannot tell, and the switch that turns counting off. */
function CountingPart({ isOn }: { readonly isOn: boolean }) {
  const change = useSwitchCounting();
  return (
    <Stack gap="xl">
      <Part id="limits" title={VISIT_PARTS.limits}>
        <ul className={kit.points}>
          {VISIT_LIMITS.map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
        </ul>
      </Part>
      <Part id="counting" title={VISIT_PARTS.counting}>
        <Switch
          label={COUNTING.label}
          checked={change.isPending ? change.variables : isOn}
          onChange={({ currentTarget }) => change.mutate(currentTarget.checked)}
        />
        <Text c="dimmed" size="sm" mt="xs" maw="75ch">
          {COUNTING.hint}
        </Text>
      </Part>
    </Stack>
  );
}

/** The counts of these days. */
function useVisits({ from, to }: DayRange) {
  return useRead(visits.get, { query: { from, to } });
}

/** Turns counting on and off. */
function useSwitchCounting() {
  return useAction({
    run: (isOn: boolean, call) => call(visits.changeSettings, { body: { isOn } }),
    success: (isOn) => (isOn ? COUNTING.switchedOn : COUNTING.switchedOff),
    describe: (fault) => describeFailure(fault, COUNTING.failed),
  });
}

/** What each way of finding the site brought, by the guests' own word. */
function FoundByTable({ channels }: Pick<VisitCounts, 'channels'>) {
  if (channels.length === 0) return <p className={styles.soft}>{VISITS.nothing}</p>;
  return (
    <table className={figureTable.table}>
      <thead>
        <tr>
          <th scope="col">{FOUND_BY_TABLE.way}</th>
          <th scope="col">{FOUND_BY_TABLE.requests}</th>
          <th scope="col">{FOUND_BY_TABLE.confirmations}</th>
          <th scope="col">{FOUND_BY_TABLE.income}</th>
        </tr>
      </thead>
      <tbody>
        {channels.map(({ foundBy, requests, confirmations, incomeCents, toAgree }) => (
          <tr key={foundBy}>
            <th scope="row">{foundBy === null ? FOUND_BY_TABLE.none : FOUND_BY[foundBy]}</th>
            <td>{requests}</td>
            <td>{confirmations}</td>
            <td>
              {formatEuros(incomeCents)}{' '}
              {toAgree > 0 && <span className={styles.soft}>{FOUND_BY_TABLE.toAgree(toAgree)}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
