import type { Platform } from '@approdo/web/admin';
import { Button } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import type { Site } from '../ipc.ts';
import styles from './desktop-app.module.css';
import { TEXTS } from './texts.ts';

type Props = {
  readonly site: Site;
  readonly session: Platform['session'];
  readonly onChange: () => void;
};

/** Below the sign-in: which site it is for, and the way to another. Gone once one is signed in. */
export function SiteBar({ site, session, onChange }: Props) {
  const user = useSyncExternalStore(session.subscribe, session.readUser);
  if (user) return null;
  return (
    <footer className={styles.bar}>
      <span>
        {TEXTS.connectedTo} {site.name} ({site.address})
      </span>
      <Button variant="subtle" onClick={onChange}>
        {TEXTS.change}
      </Button>
    </footer>
  );
}
