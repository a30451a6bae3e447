import { TRANSFER_PATH } from '@approdo/shared/domain/accounts/sign-in-transfer-link';
import { ITALIAN } from '@approdo/shared/domain/base/language/language';
import { Island } from '../../page/island.tsx';
import { defineFixedPage } from '../../page/page.ts';
import { DesktopLogin } from './desktop-login.tsx';
import styles from './desktop-login-page.module.css';
import { DESKTOP_LOGIN } from './desktop-login-texts.ts';

const { title, description, text, needsScript } = DESKTOP_LOGIN;

/** The same page for every link of the app and for none: the island reads the link's content. */
export const desktopLoginPage = defineFixedPage({
  path: TRANSFER_PATH,
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
