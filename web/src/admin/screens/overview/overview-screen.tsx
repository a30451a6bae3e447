import { todayInRome } from '@approdo/shared/domain/date/local-date';
import { FirstStepsPanel } from '../../first-steps/first-steps-panel.tsx';
import { ClashPanel } from '../../parts/channels/clash-panel.tsx';
import { useSession } from '../../session/session-context.ts';
import { canOpen } from '../../shell/guard.ts';
import { ScreenFrame } from '../../shell/screen-frame.tsx';
import { DueTasks } from './due-tasks.tsx';
import { ForecastPanel } from './forecast-panel.tsx';
import { LettersProposal } from './letters-proposal.tsx';
import styles from './panel.module.css';
import { PasswordReminder } from './password-reminder.tsx';
import { PaymentsPanel } from './payments-panel.tsx';
import { PrivacyNews } from './privacy-news.tsx';
import { SiteWarnings } from './site-warnings.tsx';
import { Stays } from './stays.tsx';
import { Today } from './today.tsx';
import { Waiting } from './waiting.tsx';
import { Writing } from './writing.tsx';

/** The first thing seen, the most pressing first: an owner's property and what is written about it; an editor's writing alone. */
export function OverviewScreen() {
  const { user } = useSession();
  const isAdmin = canOpen({ access: 'admin' }, user);
  const today = todayInRome(new Date());
  return (
    <ScreenFrame>
      <PasswordReminder />
      {isAdmin && <ClashPanel />}
      <div className={styles.room}>
        <div className={styles.panels}>
          {isAdmin && (
            <>
              <Today today={today} />
              <Waiting today={today} />
              <SiteWarnings />
              <PrivacyNews />
              <LettersProposal />
              <PaymentsPanel today={today} />
              <FirstStepsPanel />
              <Stays today={today} />
              <DueTasks today={today} />
              <ForecastPanel today={today} />
            </>
          )}
          <Writing />
        </div>
      </div>
    </ScreenFrame>
  );
}
