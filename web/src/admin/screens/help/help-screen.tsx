import { useParams, useSearchParams } from 'react-router-dom';
import { findHelpPage } from '../../help/help-address.ts';
import { LONGEST_SEARCH } from '../../help/search-help.ts';
import { ScreenContext, useScreen } from '../../shell/screen-context.ts';
import { ScreenFrame } from '../../shell/screen-frame.tsx';
import { HELP } from '../../texts/help.ts';
import styles from './help.module.css';
import { HelpContents } from './help-contents-list.tsx';
import { HelpFindings } from './help-findings.tsx';
import { HelpPageView } from './help-page-view.tsx';
import { HelpSearch } from './help-search.tsx';

/** The owner's handbook: its contents, one page of it, or what is found in it. */
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
