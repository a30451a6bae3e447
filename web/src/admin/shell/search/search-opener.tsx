import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { useBanners } from '../../kit/feedback/banners.ts';
import { useSession } from '../../session/session-context.ts';
import { onSearchRequest, type SearchTrigger } from './request-search.ts';
import { isSearchKey } from './search-key.ts';
import { SEARCH } from './texts.ts';

type Dialog = ComponentType<{ readonly onClose: () => void }>;

/** Opens the search by shortcut and on request; its code is loaded on first use. */
export function SearchOpener() {
  const { hasExpired } = useSession();
  const banners = useBanners();
  const [Dialog, setDialog] = useState<Dialog>();
  const [isOpen, setIsOpen] = useState(false);

  const open = useCallback(
    (trigger: SearchTrigger) => {
      if (hasExpired || (trigger === 'key' && isWriting())) return;
      setIsOpen(true);
      import('./search-dialog.tsx').then(
        ({ SearchDialog }) => setDialog(() => SearchDialog),
        () => {
          setIsOpen(false);
          banners.fail({ text: SEARCH.failed });
        },
      );
    },
    [hasExpired, banners],
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

/** In the text editor the shortcut belongs to the editor. */
function isWriting(): boolean {
  return document.activeElement?.closest('[contenteditable="true"]') != null;
}
