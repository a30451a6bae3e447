import { Alert, CloseButton, TextInput } from '@mantine/core';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { Link, NavLink, useParams, useSearchParams } from 'react-router-dom';
import { Badge } from '../../kit/badge/badge.tsx';
import { EmptyState } from '../../kit/feedback/query-states.tsx';
import { findHelpPage, getHelpPage, helpAddress } from '../../kit/frame/help-address.ts';
import { ScreenFrame } from '../../kit/frame/screen-frame.tsx';
import kit from '../../kit/styles/kit.module.css';
import { canOpen } from '../../session/guard.ts';
import { HELP_PAGES, type HelpPath } from '../../session/help-pages.ts';
import { ScreenContext, useScreen } from '../../session/screen-context.ts';
import { useSession } from '../../session/session-context.ts';
import styles from './help.module.css';
import { HelpArticle } from './help-article.tsx';
import { HELP_CONTENTS } from './help-contents.ts';
import { HELP_SUMMARIES } from './help-summaries.ts';
import { type Found, LONGEST_SEARCH, searchHelp } from './search-help.ts';
import { HELP } from './texts.ts';

const PATHS = HELP_PAGES.map(({ path }) => path);

const MOST_FINDINGS = 20;

/** The owner's handbook: its contents, one page, or search results. */
export function HelpScreen() {
  const screen = useScreen();
  const { page: path } = useParams();
  const [address, setAddress] = useSearchParams();
  const search = (address.get('cerca') ?? '').slice(0, LONGEST_SEARCH);
  const page = findHelpPage(path);

  return (
    <ScreenContext value={page && search.trim() === '' ? { ...screen, title: page.title } : screen}>
      <ScreenFrame
        actions={
          <HelpSearch
            search={search}
            onSearch={(next) => setAddress(next === '' ? {} : { cerca: next }, { replace: true })}
          />
        }
      >
        <div className={styles.help}>
          <div className={styles.shown}>
            {path !== undefined && !page && search.trim() === '' && <p>{HELP.unknown}</p>}
            {search.trim() !== '' && <HelpFindings search={search.trim()} />}
            {search.trim() === '' && (page ? <HelpPageView page={page} /> : <HelpContents />)}
          </div>
          {(page || search.trim() !== '') && (
            <aside className={styles.beside}>
              <HelpContents isBrief />
            </aside>
          )}
        </div>
      </ScreenFrame>
    </ScreenContext>
  );
}

/** All pages, in reading order; beside an open page only their titles. */
function HelpContents({ isBrief = false }: { readonly isBrief?: boolean }) {
  return (
    <nav aria-label={HELP.contents}>
      <ol className={isBrief ? styles.brief : styles.contents}>
        {HELP_PAGES.map(({ path, title, access }) => (
          <li key={path}>
            <NavLink className={() => kit.link} to={helpAddress({ page: path })}>
              {title}
            </NavLink>
            {!isBrief && access === 'admin' && <Badge tone="resting">{HELP.ownerAlone}</Badge>}
            {!isBrief && <p>{HELP_SUMMARIES[path]}</p>}
          </li>
        ))}
      </ol>
    </nav>
  );
}

type Props = { readonly search: string; readonly onSearch: (search: string) => void };

/** The input has its own state; the address follows it, and reading it back at each key would move the caret. */
function HelpSearch({ search, onSearch }: Props) {
  const [typed, setTyped] = useState(search);
  const [known, setKnown] = useState(search);
  // It was cleared from outside, by choosing a page or going back.
  if (known !== search) {
    setKnown(search);
    if (typed.slice(0, LONGEST_SEARCH) !== search) setTyped(search);
  }

  function seek(next: string): void {
    setTyped(next);
    setKnown(next);
    onSearch(next);
  }

  return (
    <search style={{ inlineSize: 'min(22rem, 100%)' }}>
      <TextInput
        type="search"
        aria-label={HELP.search}
        placeholder={HELP.search}
        maxLength={LONGEST_SEARCH}
        leftSection={<Search size={16} aria-hidden />}
        rightSection={typed && <CloseButton aria-label={HELP.clearSearch} onClick={() => seek('')} />}
        value={typed}
        onChange={({ currentTarget }) => seek(currentTarget.value)}
        onKeyDown={(event) => event.key === 'Escape' && seek('')}
      />
    </search>
  );
}

/** The paragraphs that match the search, each with its page. */
function HelpFindings({ search }: { readonly search: string }) {
  const found = searchHelp(HELP_CONTENTS, PATHS, search);
  return (
    <section aria-label={HELP.results}>
      <p role="status" className={kit.soft} style={{ margin: '0 0 var(--space-4)' }}>
        {found.length > 0 && HELP.count(found.length)} {found.length > MOST_FINDINGS && HELP.more(MOST_FINDINGS)}
      </p>
      {found.length === 0 && <EmptyState text={HELP.nothing(search)} />}
      <ol className={styles.findings}>
        {found.slice(0, MOST_FINDINGS).map((one) => (
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
      <Link className={kit.link} to={helpAddress({ page, ...(section !== undefined && { section }) })}>
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

type Page = (typeof HELP_PAGES)[number];

/** One page, with links to the previous and next one. */
function HelpPageView({ page }: { readonly page: Page }) {
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
        <p className={kit.soft} style={{ margin: '0 0 var(--space-4)' }}>
          <Badge tone="resting">{HELP.ownerAlone}</Badge>
        </p>
      )}
      <HelpArticle key={page.path} {...HELP_CONTENTS[page.path]} />
      <p className={styles.ways}>
        <PageLink label={HELP.before} page={HELP_PAGES[index - 1]} />
        <Link className={kit.link} to="/help">
          {HELP.all}
        </Link>
        <PageLink label={HELP.after} page={HELP_PAGES[index + 1]} />
      </p>
    </>
  );
}

function PageLink({ label, page }: { readonly label: string; readonly page: Page | undefined }) {
  if (!page) return null;
  return (
    <Link className={kit.link} to={helpAddress({ page: page.path })}>
      {label} {page.title}
    </Link>
  );
}
