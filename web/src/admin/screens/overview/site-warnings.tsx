import { backup } from '@approdo/shared/contract/backup';
import { health } from '@approdo/shared/contract/health';
import { type MailStatus, mail } from '@approdo/shared/contract/mail';
import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { QueryFaces } from '../../feedback/query-faces.tsx';
import { useIsWithoutMailServer } from '../../resources/use-mail.ts';
import { useClient } from '../../session/platform-context.ts';
import { SITE_WARNINGS } from '../../texts/overview.ts';
import styles from './panel.module.css';

const ROWS = { backup, health, mail };

/** What went wrong while nobody looked: a backup that is missing or too old, mail that did not leave, a site set up wrong. Nothing while all is well. */
export function SiteWarnings() {
  const client = useClient(ROWS);
  const backups = useQuery({
    queryKey: ['backup', 'status'],
    queryFn: ({ signal }) => client.backup.status({ signal }),
  });
  const isWithoutMailServer = useIsWithoutMailServer();
  const mails = useQuery({ queryKey: ['mail'], queryFn: ({ signal }) => client.mail.list({ signal }) });
  const setup = useQuery({ queryKey: ['health'], queryFn: ({ signal }) => client.health.warnings({ signal }) });
  return (
    <>
      <QueryFaces query={setup} failure={SITE_WARNINGS.setupFailed}>
        {(warnings) => warnings.map((warning) => <Warning key={warning}>{warning}</Warning>)}
      </QueryFaces>
      <QueryFaces query={backups} failure={SITE_WARNINGS.backupFailed}>
        {({ warnings }) =>
          warnings.map((warning) => (
            <Warning key={warning} to="/backup">
              {warning}
            </Warning>
          ))
        }
      </QueryFaces>
      {isWithoutMailServer && <Warning to="/mail">{SITE_WARNINGS.noMailServer}</Warning>}
      <QueryFaces query={mails} failure={SITE_WARNINGS.mailFailed}>
        {(messages) => {
          const count = (wanted: MailStatus) => messages.filter(({ status }) => status === wanted).length;
          return (
            <>
              {count('FAILED') > 0 && (
                <Warning to="/mail?stato=FAILED">{SITE_WARNINGS.unsent(count('FAILED'))}</Warning>
              )}
              {count('HELD') > 0 && <Warning to="/mail?stato=HELD">{SITE_WARNINGS.held(count('HELD'))}</Warning>}
            </>
          );
        }}
      </QueryFaces>
    </>
  );
}

type WarningProps = {
  /** Where it is put right, if that is in the back office. */
  readonly to?: string;
  readonly children: ReactNode;
};

function Warning({ to, children }: WarningProps) {
  return (
    <p className={styles.warning}>
      <TriangleAlert size={18} aria-hidden /> {to === undefined ? children : <Link to={to}>{children}</Link>}
    </p>
  );
}
