import { HANDOVER_PATH } from '@approdo/shared/domain/account/handover-link';
import { ITALIAN } from '@approdo/shared/domain/base/language/language';
import { DesktopLogin } from '../../islands/desktop-login/desktop-login.tsx';
import { Island } from '../../page/island.tsx';
import { defineFixedPage } from '../../page/page.ts';
import { DESKTOP_LOGIN } from '../../texts/desktop-login.ts';
import styles from './desktop-login-page.module.css';

const { title, description, text, needsScript } = DESKTOP_LOGIN;

/** The same for every link of the app and for none: what stands in the link the island reads. */
export const desktopLoginPage = defineFixedPage({
  path: HANDOVER_PATH,
  language: ITALIAN,
  readsQuery: true,
  isByLink: true,
  head: () => ({ title, description, isPrivate: true }),
  Component: () => (
    <div className={styles.page}>
      <h1>{title}</h1>
      <p className={styles.text}>{text}</p>
      <Island name="desktopLogin" wake="load" Component={DesktopLogin} props={{}} />
      <noscript>
        <p>{needsScript}</p>
      </noscript>
    </div>
  ),
});
