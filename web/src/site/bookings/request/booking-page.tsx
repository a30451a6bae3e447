import { definePage } from '../../page/page.ts';
import styles from './booking-page.module.css';
import { BookingSection, loadBookingFacts } from './booking-section.tsx';

export const bookingPage = definePage({
  path: '/booking',
  load: ({ client, request }) => loadBookingFacts(client, request),
  head: ({ property }, { texts: { stayPages } }) => ({
    title: stayPages.booking.title,
    description: stayPages.booking.description(property.name),
    ...(property.images[0] && { picture: property.images[0] }),
  }),
  Component: ({ loaded, texts: { stayPages } }) => (
    <div className={styles.page}>
      <header className={styles.intro}>
        <h1>{stayPages.booking.heading}</h1>
        <p>{stayPages.booking.lead}</p>
      </header>
      <BookingSection facts={loaded} showsOwnRequests />
    </div>
  ),
});
