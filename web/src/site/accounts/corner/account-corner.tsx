import { ApiError } from '@approdo/shared/client';
import type { Session } from '@approdo/shared/contract/accounts/auth';
import { hasRole } from '@approdo/shared/domain/base/access';
import { addressIn } from '@approdo/shared/domain/base/language/language-address';
import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { clearSession } from '../../../session/browser-session.ts';
import { authCalls } from '../../session/auth-client.ts';
import { useFreshSession } from '../../session/use-fresh-session.ts';
import { useTexts } from '../../texts/use-texts.ts';
import styles from './account-corner.module.css';

/** The corner of the bar: sign-in links for visitors, the user's name and menu for an account. */
export function AccountCorner() {
  const session = useFreshSession();
  const { language, account, forms } = useTexts();
  if (session) return <AccountMenu user={session.user} />;
  return (
    <ul className={styles.ways}>
      <li>
        <a href={addressIn(language, '/login')}>{forms.login}</a>
      </li>
      <li>
        <a href={addressIn(language, '/register')}>{account.corner.register}</a>
      </li>
    </ul>
  );
}

function AccountMenu({ user }: Pick<Session, 'user'>) {
  const menu = useDisclosure();
  const { language, account } = useTexts();
  const { corner } = account;
  const [failure, setFailure] = useState<string>();
  return (
    <div className={styles.account} ref={menu.rootRef}>
      <button
        type="button"
        className={styles.name}
        aria-expanded={menu.isOpen}
        aria-controls={menu.id}
        onClick={menu.toggle}
        ref={menu.openerRef}
      >
        {user.name}
        <ChevronDown aria-hidden="true" />
      </button>
      <ul className={styles.menu} id={menu.id} hidden={!menu.isOpen}>
        <li>
          <a href={addressIn(language, '/profile')}>{corner.profile}</a>
        </li>
        {hasRole(user.role, 'EDITOR') && (
          <li>
            <a href="/admin">{corner.manage}</a>
          </li>
        )}
        <li>
          <button type="button" onClick={() => signOut().catch(() => setFailure(corner.signOutFailed))}>
            {corner.signOut}
          </button>
        </li>
        {failure && <li role="alert">{failure}</li>}
      </ul>
    </div>
  );
}

/** The server ends the session first; one that it no longer knows has ended. */
async function signOut(): Promise<void> {
  try {
    await authCalls.logout();
  } catch (cause) {
    if (!(cause instanceof ApiError && cause.status === 401)) throw cause;
  }
  clearSession();
}

/** Opens and closes; a click outside, Escape or a focus that moves elsewhere closes it. */
function useDisclosure() {
  const id = useId();
  const rootRef = useRef<HTMLDivElement>(null);
  const openerRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    const root = rootRef.current;
    if (!isOpen || !root) return;
    const watch = new AbortController();
    const { signal } = watch;
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !root.contains(target)) setOpen(false);
    };
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      setOpen(false);
      openerRef.current?.focus();
    };
    addEventListener('pointerdown', closeOutside, { signal });
    addEventListener('focusin', closeOutside, { signal });
    root.addEventListener('keydown', closeByKey, { signal });
    return () => watch.abort();
  }, [isOpen]);

  return { id, rootRef, openerRef, isOpen, toggle: () => setOpen(!isOpen) };
}
