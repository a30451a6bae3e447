import { Search } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { useBanners } from '../../kit/feedback/banners.ts';
import { createLatePart, useLatePart } from '../../kit/feedback/late-part.ts';
import { useSession } from '../../session/session-context.ts';
import { isSearchKey, onSearchRequest, requestSearch, type SearchTrigger, saySearchKey } from './request-search.ts';
import styles from './search-button.module.css';
import { SEARCH } from './texts.ts';

const DIALOG = createLatePart(async () => (await import('./search-dialog.tsx')).SearchDialog);

/** Opens the search by shortcut and on request; its code is loaded on first use. */
export function SearchOpener() {
  const { hasExpired } = useSession();
  const banners = useBanners();
  const [isOpen, setIsOpen] = useState(false);
  const Dialog = useLatePart(DIALOG, {
    isWanted: isOpen,
    onMissing: () => {
      setIsOpen(false);
      banners.fail({ text: SEARCH.failed });
    },
  });

  const open = useCallback(
    (trigger: SearchTrigger) => {
      if (!hasExpired && !(trigger === 'key' && isWriting())) setIsOpen(true);
    },
    [hasExpired],
  );

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isSearchKey(event) || isWriting()) return;
      event.preventDefault();
      open('key');
    };
    document.addEventListener('keydown', press);
    const end = onSearchRequest(open);
    return () => {
      document.removeEventListener('keydown', press);
      end();
    };
  }, [open]);

  return isOpen && Dialog ? <Dialog onClose={() => setIsOpen(false)} /> : null;
}

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

/** In the text editor the shortcut belongs to the editor. */
function isWriting(): boolean {
  return document.activeElement?.closest('[contenteditable="true"]') != null;
}
