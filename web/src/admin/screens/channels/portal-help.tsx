import type { Channel } from '@approdo/shared/contract/channel/channels';
import { PORTAL_HELP } from '../../texts/calendars.ts';
import styles from './channel-form.module.css';

/** Where a portal gives its address, and where it takes this site's. */
export function PortalHelp({ kind }: Pick<Channel, 'kind'>) {
  const { steps, note } = PORTAL_HELP[kind];
  return (
    <div className={styles.help}>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {note && <p>{note}</p>}
    </div>
  );
}
