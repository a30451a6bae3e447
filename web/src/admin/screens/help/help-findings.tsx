import { Link } from 'react-router-dom';
import { EmptyFace } from '../../feedback/query-faces.tsx';
import { getHelpPage, helpAddress } from '../../help/help-address.ts';
import { HELP_CONTENTS } from '../../help/help-contents.ts';
import { HELP_PAGES, type HelpPath } from '../../help/help-pages.ts';
import { type Found, searchHelp } from '../../help/search-help.ts';
import { HELP } from '../../texts/help.ts';
import styles from './help.module.css';

const PATHS = HELP_PAGES.map(({ path }) => path);
const SHOWN = 20;

/** The paragraphs that have what is sought, each with the page that it stands on. */
export function HelpFindings({ search }: { readonly search: string }) {
  const found = searchHelp(HELP_CONTENTS, PATHS, search);
  return (
    <section aria-label={HELP.results}>
      <p role="status" className={styles.count}>
        {found.length > 0 && HELP.count(found.length)} {found.length > SHOWN && HELP.more(SHOWN)}
      </p>
      {found.length === 0 && <EmptyFace text={HELP.nothing(search)} />}
      <ol className={styles.findings}>
        {found.slice(0, SHOWN).map((one) => (
          <Finding key={`${one.page} ${one.section} ${one.pieces.join('')}`} found={one} />
        ))}
      </ol>
    </section>
  );
}

function Finding({ found: { page, section, pieces } }: { readonly found: Found<HelpPath> }) {
  const { title } = getHelpPage(page);
  return (
    <li>
      <Link className={styles.link} to={helpAddress({ page, ...(section !== undefined && { section }) })}>
        {section === undefined ? title : `${title} · ${section}`}
      </Link>
      <p>
        {pieces.map((piece, index) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: a piece is nothing but its place
          index % 2 === 1 ? <mark key={index}>{piece}</mark> : piece,
        )}
      </p>
    </li>
  );
}
