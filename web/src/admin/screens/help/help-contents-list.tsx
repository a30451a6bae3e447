import { NavLink } from 'react-router-dom';
import { Badge } from '../../badge/badge.tsx';
import { helpAddress } from '../../help/help-address.ts';
import { HELP_PAGES } from '../../help/help-pages.ts';
import { HELP } from '../../texts/help.ts';
import styles from './help.module.css';

/** All pages, in the order in which one reads them; beside one of them by their titles alone. */
export function HelpContents({ isBrief = false }: { readonly isBrief?: boolean }) {
  return (
    <nav aria-label={HELP.contents}>
      <ol className={isBrief ? styles.brief : styles.contents}>
        {HELP_PAGES.map(({ path, title, about, access }) => (
          <li key={path}>
            <NavLink className={() => styles.link} to={helpAddress({ page: path })}>
              {title}
            </NavLink>
            {!isBrief && access === 'admin' && <Badge tone="resting">{HELP.ownerAlone}</Badge>}
            {!isBrief && <p>{about}</p>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
