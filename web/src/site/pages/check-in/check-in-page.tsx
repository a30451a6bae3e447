import { Island } from '../../island.tsx';
import { CheckInIsland } from '../../islands/check-in/check-in-island.tsx';
import { defineFixedPage } from '../../page.ts';
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
        <Island name="checkIn" wake="near" Component={CheckInIsland} props={{}} />
      </div>
      <noscript>
        <p>{stayPages.checkIn.needsScript}</p>
      </noscript>
      <p className={styles.aside}>{stayPages.checkIn.noAdvice}</p>
    </div>
  ),
});
