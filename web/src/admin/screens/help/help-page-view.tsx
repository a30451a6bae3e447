import { Alert } from '@mantine/core';
import { Link } from 'react-router-dom';
import { Badge } from '../../badge/badge.tsx';
import { helpAddress } from '../../help/help-address.ts';
import { HelpArticle } from '../../help/help-article.tsx';
import { HELP_CONTENTS } from '../../help/help-contents.ts';
import { HELP_PAGES } from '../../help/help-pages.ts';
import { useSession } from '../../session/session-context.ts';
import { canOpen } from '../../shell/guard.ts';
import { HELP } from '../../texts/help.ts';
import styles from './help.module.css';

type Page = (typeof HELP_PAGES)[number];

/** One page, and the way to those before and after it. */
export function HelpPageView({ page }: { readonly page: Page }) {
  const { user } = useSession();
  const index = HELP_PAGES.indexOf(page);
  const mayDo = canOpen(page, user);
  return (
    <>
      {!mayDo && (
        <Alert color="lemon" mb="md">
          {HELP.ownerAloneHelp}
        </Alert>
      )}
      {mayDo && page.access === 'admin' && (
        <p className={styles.count}>
          <Badge tone="resting">{HELP.ownerAlone}</Badge>
        </p>
      )}
      <HelpArticle key={page.path} {...HELP_CONTENTS[page.path]} />
      <p className={styles.ways}>
        <Way says={HELP.before} page={HELP_PAGES[index - 1]} />
        <Link className={styles.link} to="/help">
          {HELP.all}
        </Link>
        <Way says={HELP.after} page={HELP_PAGES[index + 1]} />
      </p>
    </>
  );
}

function Way({ says, page }: { readonly says: string; readonly page: Page | undefined }) {
  if (!page) return null;
  return (
    <Link className={styles.link} to={helpAddress({ page: page.path })}>
      {says} {page.title}
    </Link>
  );
}
