import { Search } from 'lucide-react';
import styles from './search-button.module.css';
import { saySearchKey } from './search-key.ts';
import { SEARCH } from './texts.ts';
import { wantSearch } from './want-search.ts';

/** For the dark background of the menu and of a phone's head; displays its shortcut where there is room. */
export function SearchButton() {
  return (
    <button type="button" className={styles.button} aria-haspopup="dialog" onClick={() => wantSearch('press')}>
      <Search size={18} aria-hidden />
      {SEARCH.title}
      <kbd className={styles.key} aria-hidden>
        {saySearchKey()}
      </kbd>
    </button>
  );
}
