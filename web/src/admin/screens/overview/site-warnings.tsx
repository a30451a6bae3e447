import { health, type SiteFault, type SiteWarning } from '@approdo/shared/contract/site/health';
import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { QueryFaces } from '../../feedback/query-faces.tsx';
import { getHelpPage, helpAddress } from '../../help/help-address.ts';
import { FAULT_HELP } from '../../help/help-pages.ts';
import { DoubtQuestions } from '../../parts/channels/doubt-questions.tsx';
import { useDoubts } from '../../resources/use-channels.ts';
import { SCREENS, type ScreenPath } from '../../screens.ts';
import { useClient } from '../../session/platform-context.ts';
import { HELP } from '../../texts/help.ts';
import { OVERVIEW, SITE_WARNINGS } from '../../texts/overview.ts';
import styles from './panel.module.css';
import { Panel } from './panel.tsx';

/** The screen on which an owner puts a fault right; none where that is done on the server. */
const FAULT_SCREENS: Readonly<Record<SiteFault, ScreenPath | undefined>> = {
  MAIL_NOT_SET_UP: 'mail',
  OTHER_NAME: undefined,
  UNTRUSTED_PROXY: undefined,
  BACKUP_OVERDUE: 'backup',
  BACKUP_FAILED: 'backup',
  BACKUP_DAMAGED: 'backup',
  DRIVE_TROUBLE: 'backup',
  DISK_NEARLY_FULL: 'backup',
  CLOCK_BEHIND: undefined,
  CLOCKS_DISAGREE: undefined,
  CIN_MISSING: 'property',
  TRANSLATION_GAPS: 'languages',
  CHANNEL_TROUBLE: 'calendars',
  CHANNEL_CLASH: 'calendars',
};

const ROWS = { health };

/** In full, by a panel of its own. */
const TOLD_ABOVE: SiteFault = 'CHANNEL_CLASH';

/**
 * What keeps the site from being what it should, and what to do about it; first what a portal's event leaves her to say.
 * Nothing while all is well, or not known yet.
 */
export function SiteWarnings() {
  const client = useClient(ROWS);
  const query = useQuery({
    queryKey: ['health', 'warnings'],
    queryFn: ({ signal }) => client.health.warnings({ query: { now: new Date().toISOString() }, signal }),
    select: (warnings) => warnings.filter(({ code }) => code !== TOLD_ABOVE),
  });
  const { data: doubts = [] } = useDoubts();
  const hasWarnings = !query.isPending && query.data?.length !== 0;
  if (!hasWarnings && doubts.length === 0) return null;
  return (
    <Panel title={OVERVIEW.warnings}>
      {doubts.length > 0 && <DoubtQuestions doubts={doubts} />}
      {hasWarnings && (
        <QueryFaces query={query} failure={SITE_WARNINGS.loadFailed}>
          {(warnings) => (
            <ul className={styles.warnings}>
              {warnings.map((warning) => (
                <Warning key={warning.text} warning={warning} />
              ))}
            </ul>
          )}
        </QueryFaces>
      )}
    </Panel>
  );
}

function Warning({ warning: { code, text, advice } }: { readonly warning: SiteWarning }) {
  const screen = SCREENS.find(({ path }) => path === FAULT_SCREENS[code]);
  return (
    <li>
      <TriangleAlert size={20} aria-hidden />
      <div>
        <p className={styles.fault}>{text}</p>
        <p>
          {advice}{' '}
          {screen && (
            <Link className={`${styles.link} ${styles.way}`} to={`/${screen.path}`}>
              {SITE_WARNINGS.open(screen.label)}
            </Link>
          )}{' '}
          <Link className={`${styles.link} ${styles.way}`} to={helpAddress(FAULT_HELP[code])}>
            {HELP.of(getHelpPage(FAULT_HELP[code].page).title)}
          </Link>
        </p>
      </div>
    </li>
  );
}
