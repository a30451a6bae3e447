import { definePage } from '../../page.ts';
import styles from './booking-page.module.css';
import { BookingSection, loadBookingFacts } from './booking-section.tsx';

export const bookingPage = definePage({
  path: '/booking',
  load: loadBookingFacts,
  head: ({ property }) => ({
    title: 'Prenota',
    description: `Disponibilità, prezzi e richiesta di prenotazione: ${property.name}.`,
    ...(property.images[0] && { picture: property.images[0] }),
  }),
  Component: ({ loaded }) => (
    <div className={styles.page}>
      <header className={styles.intro}>
        <h1>Prenota il tuo soggiorno</h1>
        <p>
          Scegli i giorni nel calendario e invia la richiesta: ti rispondiamo via e-mail, e fino ad allora non paghi
          nulla.
        </p>
      </header>
      <BookingSection facts={loaded} showsOwnRequests />
    </div>
  ),
});
