import type { VisitCounts } from '@approdo/shared/contract/site/visits';
import { todayInRome } from '@approdo/shared/domain/date/local-date';
import { Alert, Button, SegmentedControl, Stack } from '@mantine/core';
import { EmptyFace, QueryFaces } from '../../feedback/query-faces.tsx';
import { Totals } from '../../figures/totals.tsx';
import { formatCount } from '../../format/count.ts';
import { useSaveFile } from '../../platform/use-save-file.ts';
import { Part } from '../../shell/part.tsx';
import { ScreenFrame } from '../../shell/screen-frame.tsx';
import { useChoice } from '../../table/use-choice.ts';
import { COUNTING, VISIT_COUNTS, VISIT_PARTS, VISITS } from '../../texts/visits.ts';
import { CountingPart } from './counting-part.tsx';
import { writeVisitsCsv } from './export-visits.ts';
import { FoundByTable } from './found-by-table.tsx';
import { shareFunnel, shareLanguages, sharePages, shareReferrers } from './list-shares.ts';
import { type DayRange, hasCounts, listSlots, PERIODS, type Period, rangeOf, sumAll, yearBefore } from './periods.ts';
import { ShareList } from './share-list.tsx';
import { useVisits } from './use-visits.ts';
import styles from './visits.module.css';
import { VisitsChart, VisitsTable } from './visits-chart.tsx';

/** How often the site is opened and found, and what comes of it. */
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
        <QueryFaces query={now} failure={VISITS.loadFailed}>
          {(counts) => (
            <>
              <QueryFaces query={before} failure={VISITS.loadFailed}>
                {(past) => <Counts period={period} range={range} now={counts} before={past} />}
              </QueryFaces>
              <CountingPart isOn={counts.isOn} />
            </>
          )}
        </QueryFaces>
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
  if (!hasCounts(now) && !hasCounts(before)) return <EmptyFace text={VISITS.empty} />;
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
