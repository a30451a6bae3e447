import { Search } from 'lucide-react';
import { requestSearch } from './request-search.ts';
import styles from './search-button.module.css';
import { saySearchKey } from './search-key.ts';
import { SEARCH } from './texts.ts';

/** For the dark background of the menu and of a phone's head; displays its shortcut where there is room. */
export function SearchButton() {
  return (
    <button type="button" className={styles.button} aria-haspopup="dialog" onClick={() => requestSearch('press')}>
      <Search size={18} aria-hidden />
      {SEARCH.title}
      <kbd className={styles.key} aria-hidden>
        {saySearchKey()}
      </kbd>
    </button>
  );
}
