import { Island } from '../../island.tsx';
import { StayIsland } from '../../islands/stay/stay-island.tsx';
import { definePage } from '../../page.ts';
import { loadCancellationTerms } from '../cancellation/load-cancellation-terms.ts';
import styles from './stay-page.module.css';

/** The same for every stay and for anybody: what is in it only its guest is told, by the island. */
export const stayPage = definePage({
  path: '/booking/{id}',
  readsQuery: true,
  async load({ client }) {
    const [property, cancellation] = await Promise.all([client.property.get(), loadCancellationTerms(client)]);
    const { address, latitude, longitude } = property;
    return { place: { address, latitude, longitude }, ...(cancellation && { cancellation }) };
  },
  head: (_, { texts: { stayPages } }) => ({
    title: stayPages.stay.title,
    description: stayPages.stay.description,
    isPrivate: true,
  }),
  Component: ({ loaded, texts: { stayPages } }) => (
    <div className={styles.page}>
      <h1>{stayPages.stay.title}</h1>
      <Island name="stay" wake="near" Component={StayIsland} props={loaded} />
      <noscript>
        <p>{stayPages.stay.needsScript}</p>
      </noscript>
    </div>
  ),
});
