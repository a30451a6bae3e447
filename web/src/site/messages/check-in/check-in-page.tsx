import { Island } from '../../page/island.tsx';
import { defineFixedPage } from '../../page/page.ts';
import { CheckInIsland } from './check-in-island.tsx';
import styles from './check-in-page.module.css';

/** The same page for every link: only the island, which has the link, shows whose stay it is. */
export const checkInPage = defineFixedPage({
  path: '/check-in',
  isByLink: true,
  head: ({ stayPages: { checkIn } }) => ({
    title: checkIn.title,
    description: checkIn.description,
    isPrivate: true,
  }),
  Component: ({ texts: { stayPages } }) => (
    <div className={styles.page}>
      <h1>{stayPages.checkIn.title}</h1>
      <div className={styles.scripted}>
        <Island name="checkIn" wake="load" Component={CheckInIsland} props={{}} />
      </div>
      {/* Some browsers run no script but render as if they did: the style sheet detects them, `noscript` others. */}
      <p className={styles.unscripted}>{stayPages.checkIn.needsScript}</p>
      <noscript className={styles.older}>
        <p>{stayPages.checkIn.needsScript}</p>
      </noscript>
      <p className={styles.aside}>{stayPages.checkIn.noAdvice}</p>
    </div>
  ),
});
