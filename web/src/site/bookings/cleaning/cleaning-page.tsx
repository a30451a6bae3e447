import { Island } from '../../page/island.tsx';
import { defineFixedPage } from '../../page/page.ts';
import { CleaningIsland } from './cleaning-island.tsx';
import styles from './cleaning-page.module.css';

/** The same page with any link or none: the island loads the content by the token of the link. */
export const cleaningPage = defineFixedPage({
  path: '/cleaning',
  isByLink: true,
  head: ({ stayPages: { cleaning } }) => ({
    title: cleaning.title,
    description: cleaning.description,
    isPrivate: true,
  }),
  Component: ({ texts: { stayPages } }) => (
    <div className={styles.page}>
      <h1>{stayPages.cleaning.title}</h1>
      <Island name="cleaning" wake="load" Component={CleaningIsland} props={{}} />
      <noscript>
        <p>{stayPages.cleaning.needsScript}</p>
      </noscript>
    </div>
  ),
});
