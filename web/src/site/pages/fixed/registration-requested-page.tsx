import { defineFixedPage } from '../../page.ts';
import { ReadingPage } from './reading-page.tsx';

export const registrationRequestedPage = defineFixedPage(
  '/pages/registrazione-richiesta',
  { title: 'Registrazione richiesta', description: 'Manca solo la conferma del tuo indirizzo.', isPrivate: true },
  () => (
    <ReadingPage title="Registrazione richiesta">
      <p>
        Ti abbiamo scritto: apri il messaggio e segui il collegamento per confermare il tuo indirizzo. Da quel momento
        potrai inviare richieste di prenotazione.
      </p>
      <p>
        Non trovi il messaggio? Guarda nella posta indesiderata oppure{' '}
        <a href="/resend-confirmation">richiedi una nuova conferma</a>.
      </p>
      <p>
        <a href="/">Torna alla home</a>
      </p>
    </ReadingPage>
  ),
);
