import type { SiteClient } from '@approdo/shared/client/page';
import { loadCancellationTerms } from '../../bookings/cancellation/load-cancellation-terms.ts';
import { Island } from '../../page/island.tsx';
import { definePage } from '../../page/page.ts';
import type { StayOffer } from '../../prices/extras/stay-offer.ts';
import { offersExtras } from '../../prices/pick-prices.ts';
import { StayIsland } from './stay-island.tsx';
import styles from './stay-page.module.css';

/** The same page for every stay and everybody: only the island tells a guest what is in it. */
export const stayPage = definePage({
  path: '/booking/{id}',
  readsQuery: true,
  async load({ client }) {
    const [property, cancellation, offer] = await Promise.all([
      client.property.get(),
      loadCancellationTerms(client),
      loadOffer(client),
    ]);
    const { address, latitude, longitude, phone, isWhatsApp } = property;
    return {
      place: { address, latitude, longitude },
      ...(cancellation && { cancellation }),
      ...(offer && { offer }),
      // Who writes does so here: an address for mail is not named beside it.
      ...(phone && { contacts: { phone, isWhatsApp, publicEmail: null } }),
    };
  },
  head: (_, { texts: { stayPages } }) => ({
    title: stayPages.stay.title,
    description: stayPages.stay.description,
    isPrivate: true,
  }),
  Component: ({ loaded, texts: { stayPages } }) => (
    <div className={styles.page}>
      <h1>{stayPages.stay.title}</h1>
      <Island name="stay" wake="load" Component={StayIsland} props={loaded} />
      <noscript>
        <p>{stayPages.stay.needsScript}</p>
      </noscript>
    </div>
  ),
});

/** The extras of a stay; undefined if linen is the only one. */
async function loadOffer(client: SiteClient): Promise<StayOffer | undefined> {
  const prices = await client.prices.get();
  if (!offersExtras(prices)) return undefined;
  const { extras, linenPer, linenUntilDays, lists } = prices;
  return { extras, linenPer, linenUntilDays, fees: lists.map(({ validFrom, linenFee }) => ({ validFrom, linenFee })) };
}
