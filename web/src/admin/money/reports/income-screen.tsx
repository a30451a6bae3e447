import { todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { ActionIcon, Group, Stack, Tabs } from '@mantine/core';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ComponentType, lazy, Suspense } from 'react';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { LoadingState } from '../../kit/feedback/query-states.tsx';
import { ScreenFrame } from '../../kit/frame/screen-frame.tsx';
import styles from './income.module.css';
import { YEAR, YEAR_TABS } from './texts/year.ts';
import { INCOME } from './texts.ts';
import { YearActions } from './year-actions.tsx';
import { YearTab } from './year-tab.tsx';

type Tab = {
  /** Its name in the address; left out for the first. */
  readonly id: keyof typeof YEAR_TABS;
  readonly Content: ComponentType<{ readonly year: number }>;
};

const FIRST: Tab = { id: 'year', Content: YearTab };

/** The others are loaded once they are opened. */
const TABS: readonly Tab[] = [
  FIRST,
  { id: 'bank', Content: lazy(async () => ({ default: (await import('../bank/index.ts')).BankTab })) },
  { id: 'portals', Content: lazy(async () => ({ default: (await import('../payouts/index.ts')).PayoutsTab })) },
  { id: 'expenses', Content: lazy(async () => ({ default: (await import('../expenses/index.ts')).ExpensesTab })) },
  { id: 'folder', Content: lazy(async () => ({ default: (await import('./folder-tab.tsx')).FolderTab })) },
];

const PARAMETER = 'anno';

const FIRST_YEAR = 2000;

const LAST_YEAR = 2100;

/** The accounts of a year, in tabs with an address each. */
export function IncomeScreen() {
  const today = todayInRome(new Date());
  const { year, choose, search } = useYear(Number(today.slice(0, 4)));
  const navigate = useNavigate();
  const { tab = FIRST.id } = useParams();
  if (!TABS.some(({ id }) => id === tab)) return <Navigate replace to={{ pathname: '/income', search }} />;
  const addressOf = (id: string) => ({ pathname: id === FIRST.id ? '/income' : `/income/${id}`, search });
  return (
    <ScreenFrame actions={tab === FIRST.id && <YearActions year={year} today={today} />}>
      <Stack gap="xl">
        <YearSwitch year={year} choose={choose} />
        <Tabs value={tab} keepMounted={false} onChange={(id) => void navigate(addressOf(id ?? FIRST.id))}>
          <Tabs.List className={styles.tabs} aria-label={YEAR.tabs}>
            {TABS.map(({ id }) => (
              <Tabs.Tab key={id} value={id} flex="none" mih="2.75rem">
                {YEAR_TABS[id]}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {TABS.map(({ id, Content }) => (
            <Tabs.Panel key={id} value={id}>
              <Suspense fallback={<LoadingState />}>
                <Content year={year} />
              </Suspense>
            </Tabs.Panel>
          ))}
        </Tabs>
      </Stack>
    </ScreenFrame>
  );
}

/** The year in the address; by default the current one. */
function useYear(thisYear: number) {
  const [address, setAddress] = useSearchParams();
  const yearText = /^\d{4}$/.exec(address.get(PARAMETER) ?? '')?.[0];
  const year = yearText === undefined ? thisYear : Math.min(LAST_YEAR, Math.max(FIRST_YEAR, Number(yearText)));
  const searchOf = (chosen: number): Record<string, string> =>
    chosen === thisYear ? {} : { [PARAMETER]: String(chosen) };

  return {
    year,
    choose: (chosen: number) => setAddress(searchOf(chosen), { replace: true, preventScrollReset: true }),
    /** What an address ends with to keep the year. */
    search: new URLSearchParams(searchOf(year)).toString(),
  };
}

type YearSwitchProps = { readonly year: number; readonly choose: (year: number) => void };

/** The displayed year, between links to the one before and the one after. */
function YearSwitch({ year, choose }: YearSwitchProps) {
  return (
    <Group gap="sm" role="group" aria-label={INCOME.year}>
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={INCOME.before}
        disabled={year <= FIRST_YEAR}
        onClick={() => choose(year - 1)}
      >
        <ChevronLeft aria-hidden size={18} />
      </ActionIcon>
      <h2 className={styles.year} aria-live="polite">
        {year}
      </h2>
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={INCOME.after}
        disabled={year >= LAST_YEAR}
        onClick={() => choose(year + 1)}
      >
        <ChevronRight aria-hidden size={18} />
      </ActionIcon>
    </Group>
  );
}
