import { defineFixedPage } from '../../page.ts';
import { ReadingPage } from './reading-page.tsx';

export const privacyPage = defineFixedPage(
  '/pages/informativa-privacy',
  { title: 'Informativa sulla privacy', description: 'Quali dati raccogliamo, perché e per quanto tempo.' },
  () => (
    <ReadingPage title="Informativa sulla privacy">
      <p>
        Questa informativa spiega, ai sensi dell’articolo 13 del Regolamento (UE) 2016/679, come trattiamo i dati di chi
        visita il sito, si registra o richiede un soggiorno.
      </p>
      <h2>Quali dati raccogliamo</h2>
      <p>
        Nome, indirizzo e-mail e password (conservata solo in forma cifrata) di chi si registra; le date, il numero di
        ospiti e le note di chi richiede un soggiorno; il messaggio e i recapiti di chi ci scrive. Il sito non usa
        cookie e non carica contenuti di terzi senza un tuo clic.
      </p>
      <h2>Perché li trattiamo</h2>
      <p>
        Per rispondere alle richieste, gestire le prenotazioni e adempiere agli obblighi di legge. Non li vendiamo e non
        li usiamo per fare pubblicità.
      </p>
      <h2>Per quanto tempo</h2>
      <p>
        Finché l’account esiste; i dati delle prenotazioni per il tempo richiesto dalle norme fiscali e di pubblica
        sicurezza.
      </p>
      <h2>I tuoi diritti</h2>
      <p>
        Puoi chiedere in ogni momento di accedere ai tuoi dati, correggerli, cancellarli, limitarne il trattamento o
        riceverne una copia, e presentare un reclamo al Garante per la protezione dei dati personali.
      </p>
    </ReadingPage>
  ),
);
