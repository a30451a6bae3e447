import { Search } from 'lucide-react';
import styles from './search-button.module.css';
import { saySearchKey } from './search-key.ts';
import { SEARCH } from './texts.ts';
import { wantSearch } from './want-search.ts';

/** Stands on the dark ground of the menu and of a phone's head; where there is room, it says its key. */
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
