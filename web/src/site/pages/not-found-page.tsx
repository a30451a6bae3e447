import buttons from '../../ui/button.module.css';
import type { PageView } from '../page.ts';
import { ReadingPage } from './writing/reading-page.tsx';

/** What any address that the table does not know shows. */
export const notFoundView: PageView = {
  head: { title: 'Pagina non trovata', description: 'Questo indirizzo non esiste.', isPrivate: true },
  body: (
    <ReadingPage title="Pagina non trovata">
      <p>Qui non c’è niente, nemmeno il mare. Forse l’indirizzo è cambiato.</p>
      <a className={buttons.button} href="/">
        Torna alla home
      </a>
    </ReadingPage>
  ),
};
