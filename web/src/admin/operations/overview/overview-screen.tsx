import { formatLocalDate, type LocalDate, todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { Anchor } from '@mantine/core';
import { lazy, Suspense, useDeferredValue, useEffect } from 'react';
import { Notice } from '../../kit/feedback/notice.tsx';
import { LoadingState, PendingContent, QueryStates } from '../../kit/feedback/query-states.tsx';
import { ScreenFrame } from '../../kit/frame/screen-frame.tsx';
import { useFirstPassword } from '../../session/first-password-context.ts';
import { canOpen } from '../../session/guard.ts';
import { useSession } from '../../session/session-context.ts';
import { FIRST_PASSWORD } from '../../session/texts.ts';
import { ARRIVALS, TO_DO, useToday } from '../today/index.ts';
import { ArrivalsAndDepartures } from './arrivals-and-departures.tsx';
import styles from './panel.module.css';
import { Panel } from './panel.tsx';
import { ToDoPanel } from './to-do-panel.tsx';

/** What comes after the day, which a phone can press before these have loaded. */
const Doubts = lazy(async () => ({ default: (await import('./rest.tsx')).Doubts }));
const OwnersRest = lazy(async () => ({ default: (await import('./rest.tsx')).OwnersRest }));
const EditorsRest = lazy(async () => ({ default: (await import('./rest.tsx')).EditorsRest }));

/** Only for owners who report to authorities. */
const DeadlinesPanel = lazy(async () => ({ default: (await import('./deadlines-panel.tsx')).DeadlinesPanel }));

/** The first screen: for an owner the day, what waits, and the rest; for an editor the texts. */
export function OverviewScreen() {
  const { user } = useSession();
  const isAdmin = canOpen({ access: 'admin' }, user);
  const today = todayInRome(new Date());
  return (
    <ScreenFrame note={formatLocalDate(today)}>
      <PasswordReminder />
      {isAdmin ? (
        <PropertyOverview today={today} />
      ) : (
        <div className={styles.column}>
          <Suspense fallback={<LoadingState />}>
            <EditorsRest />
          </Suspense>
        </div>
      )}
    </ScreenFrame>
  );
}

/** The day comes first: the ten calls and panels after it would delay its buttons on a phone. */
function PropertyOverview({ today }: { readonly today: LocalDate }) {
  const day = useToday();
  const isRestVisible = useDeferredValue(!day.isLoading, false);
  useEffect(() => {
    if (isRestVisible) loadFormsAhead();
  }, [isRestVisible]);
  return (
    <div className={styles.page}>
      <div className={styles.column}>
        <Day query={day} />
        <Suspense fallback={<PendingContent />}>{isRestVisible ? <Doubts /> : <PendingContent />}</Suspense>
      </div>
      {isRestVisible && (
        <div className={styles.column}>
          <Suspense fallback={<PendingContent />}>
            <OwnersRest today={today} />
          </Suspense>
        </div>
      )}
    </div>
  );
}

/** Today and tomorrow, and the to-dos: all that the day itself brings, in one call. */
function Day({ query }: { readonly query: ReturnType<typeof useToday> }) {
  const { data: day } = query;
  if (!day) {
    return (
      <Panel title={ARRIVALS.title}>
        <QueryStates query={query} failure={TO_DO.loadFailed}>
          {() => null}
        </QueryStates>
      </Panel>
    );
  }
  return (
    <>
      <ArrivalsAndDepartures day={day} />
      <ToDoPanel day={day} />
      {(day.register || day.deadlines) && (
        <Suspense fallback={<PendingContent />}>
          <DeadlinesPanel day={day} />
        </Suspense>
      )}
    </>
  );
}

/** For users who have put off choosing their own password. */
function PasswordReminder() {
  const ask = useFirstPassword();
  if (!ask) return null;
  return (
    <Notice label={FIRST_PASSWORD.title} text={FIRST_PASSWORD.reminder}>
      <Anchor component="button" type="button" inherit fw={600} onClick={ask}>
        {FIRST_PASSWORD.title}
      </Anchor>
    </Notice>
  );
}

/** Nearly every screen has a form: their common parts are loaded while the first screen, which has none, is read. */
function loadFormsAhead(): void {
  // A screen that needs them requests them again.
  import('./form-parts.ts').catch(() => undefined);
}
