import { Island } from '../../island.tsx';
import { StayIsland } from '../../islands/stay/stay-island.tsx';
import { defineFixedPage } from '../../page.ts';
import styles from './stay-page.module.css';

/** The same for every stay and for anybody: what is in it only its guest is told, by the island. */
export const stayPage = defineFixedPage({
  path: '/booking/{id}',
  readsQuery: true,
  head: ({ stayPages: { stay } }) => ({ title: stay.title, description: stay.description, isPrivate: true }),
  Component: ({ texts: { stayPages } }) => (
    <div className={styles.page}>
      <h1>{stayPages.stay.title}</h1>
      <Island name="stay" wake="near" Component={StayIsland} props={{}} />
      <noscript>
        <p>{stayPages.stay.needsScript}</p>
      </noscript>
    </div>
  ),
});
