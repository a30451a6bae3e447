import { Island } from '../../page/island.tsx';
import { defineFixedPage } from '../../page/page.ts';
import { CheckInIsland } from './check-in-island.tsx';
import styles from './check-in-page.module.css';

/** The same for every link and for none: whose stay it is only who has a link is told, by the island. */
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
      {/* A browser may run no script and still read pages as if it did: its style sheet knows. Of older ones the element does. */}
      <p className={styles.unscripted}>{stayPages.checkIn.needsScript}</p>
      <noscript className={styles.older}>
        <p>{stayPages.checkIn.needsScript}</p>
      </noscript>
      <p className={styles.aside}>{stayPages.checkIn.noAdvice}</p>
    </div>
  ),
});
