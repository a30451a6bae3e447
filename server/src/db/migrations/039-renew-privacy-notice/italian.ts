import { reworded } from './reworded.ts';

/** As it came last. */
const last = `<p>Questa pagina spiega, ai sensi degli articoli 13 e 14 del Regolamento (UE) 2016/679 (GDPR), come trattiamo i dati personali di chi visita questo sito, apre un account, ci scrive o chiede di soggiornare nella casa.</p>
<h2>1. Titolare del trattamento</h2>
<p>Il titolare del trattamento è il proprietario della casa pubblicizzata su questo sito. Per qualsiasi richiesta sui vostri dati potete usare la pagina <a href="/contact">Contatti</a>: vi risponderemo con i recapiti completi del titolare.</p>
<h2>2. Quali dati trattiamo e perché</h2>
<ul><li><p><strong>Account</strong>: nome, indirizzo e-mail, password (conservata in una forma che nessuno, nemmeno noi, può leggere) ed eventuale immagine del profilo. Servono a riconoscervi e a gestire le vostre richieste. Base giuridica: esecuzione del contratto o di misure precontrattuali (art. 6, par. 1, lett. b).</p></li><li><p><strong>Richieste di soggiorno</strong>: date, nome, e-mail, numero di ospiti, note e, se volete dirlo, come ci avete trovato. Servono a rispondervi e a organizzare il soggiorno. Base giuridica: esecuzione del contratto o di misure precontrattuali (lett. b).</p></li><li><p><strong>Messaggi</strong> inviati dal modulo di contatto: nome, e-mail, telefono se lo indicate e testo del messaggio; e quelli che ci scriviamo su una prenotazione, con il momento in cui sono stati letti. Base giuridica: misure precontrattuali su vostra richiesta (lett. b) o legittimo interesse a rispondere a chi ci scrive (lett. f).</p></li><li><p><strong>Recensioni</strong>: voto, commento, nome e immagine del profilo, pubblicati solo dopo la nostra approvazione. Base giuridica: legittimo interesse a far conoscere l’esperienza degli ospiti (lett. f).</p></li><li><p><strong>Obblighi di legge</strong>: in occasione del soggiorno raccogliamo i dati richiesti dalle norme di pubblica sicurezza, fiscali e sull’imposta di soggiorno. Base giuridica: obbligo legale (lett. c).</p></li><li><p><strong>Sicurezza</strong>: per impedire abusi, l’indirizzo di rete da cui partono gli accessi e gli invii viene contato per il tempo strettamente necessario, al massimo poche ore. Base giuridica: legittimo interesse alla sicurezza del sito (lett. f).</p></li></ul>
<p>I dati contrassegnati come obbligatori nei moduli sono necessari per dare seguito alla richiesta; gli altri sono facoltativi. Non prendiamo decisioni automatizzate e non facciamo profilazione.</p>
<h2>3. Cookie e contenuti di terzi</h2>
<p>Questo sito <strong>non usa cookie</strong>, né propri né di terzi, e non usa strumenti di statistica o pubblicità di terzi. Contiamo noi, sul nostro server, quante volte vengono aperte le pagine, in quale lingua, da quale sito si arriva e quanti preventivi diventano richieste: sono soltanto numeri per giorno, tenuti 25 mesi. Nel contarli non conserviamo indirizzi di rete, né che browser usate, né alcun codice che vi riconosca, e non leggiamo né scriviamo nulla sul vostro dispositivo. Se accedete al vostro account, il browser conserva sul dispositivo la chiave della sessione: è un’informazione tecnica indispensabile, che si cancella quando vi scollegate.</p>
<p>Mappe e video di altri servizi (OpenStreetMap, Google Maps, YouTube) compaiono solo se scegliete di caricarli con un clic: da quel momento il fornitore del servizio riceve il vostro indirizzo di rete e tratta i dati secondo la propria informativa.</p>
<h2>4. Chi può vedere i dati</h2>
<p>I dati sono trattati da noi e dalle persone che ci aiutano a gestire la casa e il sito, e possono essere comunicati ai fornitori di servizi informatici e di posta elettronica che operano per nostro conto come responsabili del trattamento (art. 28), e alle autorità quando la legge lo prevede. Non vendiamo dati a nessuno. Se un fornitore li conserva fuori dallo Spazio economico europeo, il trasferimento avviene con le garanzie degli articoli 44 e seguenti del Regolamento.</p>
<h2>5. Per quanto tempo li conserviamo</h2>
<ul><li><p>I dati dell’account finché l’account esiste; potete chiederne la cancellazione in ogni momento.</p></li><li><p>Le richieste non seguite da un soggiorno e i messaggi per dodici mesi; i messaggi su una prenotazione fino a dodici mesi dopo la partenza.</p></li><li><p>I dati dei soggiorni per i dieci anni richiesti dalle norme civilistiche e fiscali.</p></li><li><p>Le recensioni finché restano pubblicate; se l’account viene eliminato, restano senza dati personali.</p></li><li><p>Le copie di sicurezza per il tempo necessario a proteggere il sito da guasti.</p></li></ul>
<h2>6. I vostri diritti</h2>
<p>Potete chiederci in qualsiasi momento l’accesso ai vostri dati, la rettifica, la cancellazione, la limitazione del trattamento e la portabilità, e potete opporvi ai trattamenti fondati sul legittimo interesse (articoli da 15 a 22 del Regolamento). Basta un messaggio dalla pagina <a href="/contact">Contatti</a>: rispondiamo entro un mese.</p>
<p>Se ritenete che il trattamento violi le norme, potete presentare reclamo al <a href="https://www.garanteprivacy.it">Garante per la protezione dei dati personali</a> o all’autorità del Paese in cui vivete o lavorate.</p>
<h2>7. Modifiche</h2>
<p>Se questa informativa cambierà in modo significativo, lo segnaleremo in questa pagina e, quando serve, con un’e-mail a chi ha un account.</p>`;

const second = reworded(last, [
  [
    '<li><p><strong>Messaggi</strong> inviati dal modulo di contatto: nome, e-mail, telefono se lo indicate e testo del messaggio; e quelli che ci scriviamo su una prenotazione, con il momento in cui sono stati letti. Base giuridica: misure precontrattuali su vostra richiesta (lett. b) o legittimo interesse a rispondere a chi ci scrive (lett. f).</p></li>',
    '<li><p><strong>Messaggi</strong> inviati dal modulo di contatto: nome, e-mail, telefono se lo indicate e testo del messaggio. Base giuridica: misure precontrattuali su vostra richiesta (lett. b) o legittimo interesse a rispondere a chi ci scrive (lett. f).</p></li>',
  ],
  [
    '<li><p>Le richieste non seguite da un soggiorno e i messaggi per dodici mesi; i messaggi su una prenotazione fino a dodici mesi dopo la partenza.</p></li>',
    '<li><p>Le richieste non seguite da un soggiorno e i messaggi per dodici mesi.</p></li>',
  ],
]);

const first = reworded(second, [
  [
    '<li><p><strong>Richieste di soggiorno</strong>: date, nome, e-mail, numero di ospiti, note e, se volete dirlo, come ci avete trovato. Servono a rispondervi e a organizzare il soggiorno. Base giuridica: esecuzione del contratto o di misure precontrattuali (lett. b).</p></li>',
    '<li><p><strong>Richieste di soggiorno</strong>: date, nome, e-mail, numero di ospiti e note. Servono a rispondervi e a organizzare il soggiorno. Base giuridica: esecuzione del contratto o di misure precontrattuali (lett. b).</p></li>',
  ],
  [
    `
<p>Questo sito <strong>non usa cookie</strong>, né propri né di terzi, e non usa strumenti di statistica o pubblicità di terzi. Contiamo noi, sul nostro server, quante volte vengono aperte le pagine, in quale lingua, da quale sito si arriva e quanti preventivi diventano richieste: sono soltanto numeri per giorno, tenuti 25 mesi. Nel contarli non conserviamo indirizzi di rete, né che browser usate, né alcun codice che vi riconosca, e non leggiamo né scriviamo nulla sul vostro dispositivo. Se accedete al vostro account, il browser conserva sul dispositivo la chiave della sessione: è un’informazione tecnica indispensabile, che si cancella quando vi scollegate.</p>`,
    `
<p>Questo sito <strong>non usa cookie</strong>, né propri né di terzi, e non usa strumenti di statistica o pubblicità. Se accedete al vostro account, il browser conserva sul dispositivo la chiave della sessione: è un’informazione tecnica indispensabile, che si cancella quando vi scollegate.</p>`,
  ],
]);

export const italian = {
  before: [first, second, last],
  now: reworded(last, [
    [
      '<li><p><strong>Recensioni</strong>: voto, commento, nome e immagine del profilo, pubblicati solo dopo la nostra approvazione. Base giuridica: legittimo interesse a far conoscere l’esperienza degli ospiti (lett. f).</p></li>',
      '<li><p><strong>Pagamenti e ricevute</strong>: quanto è dovuto, che cosa è stato pagato o restituito, quando e in che modo; nelle ricevute il nome di chi paga e, se indicati, il suo indirizzo e il suo codice fiscale. Chi paga con la carta ne scrive i dati nella pagina del fornitore dei pagamenti: a noi arriva soltanto l’esito. Base giuridica: esecuzione del contratto (lett. b) e obblighi contabili e fiscali (lett. c).</p></li><li><p><strong>Contratto</strong>: se lo accettate su questo sito, il testo accettato, l’account, il giorno e l’ora, l’indirizzo di rete e il browser da cui lo accettate, come prova dell’accettazione. Base giuridica: esecuzione del contratto (lett. b) e legittimo interesse a poterla dimostrare (lett. f).</p></li><li><p><strong>Recensioni</strong>: voto, commento, nome e immagine del profilo, pubblicati solo dopo la nostra approvazione. Base giuridica: legittimo interesse a far conoscere l’esperienza degli ospiti (lett. f).</p></li>',
    ],
    [
      '<li><p><strong>Sicurezza</strong>: per impedire abusi, l’indirizzo di rete da cui partono gli accessi e gli invii viene contato per il tempo strettamente necessario, al massimo poche ore. Base giuridica: legittimo interesse alla sicurezza del sito (lett. f).</p></li>',
      '<li><p><strong>Sicurezza</strong>: per impedire abusi, l’indirizzo di rete da cui partono gli accessi e gli invii viene contato per il tempo strettamente necessario, al massimo un giorno. Base giuridica: legittimo interesse alla sicurezza del sito (lett. f).</p></li>',
    ],
    [
      `
<p>Questo sito <strong>non usa cookie</strong>, né propri né di terzi, e non usa strumenti di statistica o pubblicità di terzi. Contiamo noi, sul nostro server, quante volte vengono aperte le pagine, in quale lingua, da quale sito si arriva e quanti preventivi diventano richieste: sono soltanto numeri per giorno, tenuti 25 mesi. Nel contarli non conserviamo indirizzi di rete, né che browser usate, né alcun codice che vi riconosca, e non leggiamo né scriviamo nulla sul vostro dispositivo. Se accedete al vostro account, il browser conserva sul dispositivo la chiave della sessione: è un’informazione tecnica indispensabile, che si cancella quando vi scollegate.</p>`,
      `
<p>Questo sito <strong>non usa cookie</strong>, né propri né di terzi, e non usa strumenti di statistica o pubblicità di terzi. Contiamo noi, sul nostro server, quante volte vengono aperte le pagine, in quale lingua, da quale sito si arriva e quanti preventivi diventano richieste: sono soltanto numeri per giorno, tenuti 25 mesi. Nel contarli non conserviamo indirizzi di rete, né che browser usate, né alcun codice che vi riconosca, e non leggiamo né scriviamo nulla sul vostro dispositivo.</p>
<p>Sul vostro dispositivo il browser conserva soltanto ciò che serve a quello che fate qui: le bozze di richieste e messaggi, con la pagina a cui tornare, per sette giorni o finché le inviate o le cancellate; se accedete al vostro account, la chiave della sessione e le pagine delle vostre prenotazioni con la guida della casa, che così si leggono anche senza rete, finché vi scollegate. Sono informazioni tecniche indispensabili.</p>`,
    ],
    [
      `
<p>I dati sono trattati da noi e dalle persone che ci aiutano a gestire la casa e il sito, e possono essere comunicati ai fornitori di servizi informatici e di posta elettronica che operano per nostro conto come responsabili del trattamento (art. 28), e alle autorità quando la legge lo prevede. Non vendiamo dati a nessuno. Se un fornitore li conserva fuori dallo Spazio economico europeo, il trasferimento avviene con le garanzie degli articoli 44 e seguenti del Regolamento.</p>`,
      `
<p>I dati sono trattati da noi e dalle persone che ci aiutano a gestire la casa e il sito, e possono essere comunicati ai fornitori di servizi informatici e di posta elettronica che operano per nostro conto come responsabili del trattamento (art. 28), e alle autorità quando la legge lo prevede. Chi paga con la carta dà i suoi dati a Stripe, il fornitore dei pagamenti, che li tratta secondo la propria informativa e riceve da noi l’importo e la causale, con il codice della prenotazione e il giorno dell’arrivo. Non vendiamo dati a nessuno. Se un fornitore li conserva fuori dallo Spazio economico europeo, il trasferimento avviene con le garanzie degli articoli 44 e seguenti del Regolamento.</p>`,
    ],
    [
      '<li><p>Le richieste non seguite da un soggiorno e i messaggi per dodici mesi; i messaggi su una prenotazione fino a dodici mesi dopo la partenza.</p></li><li><p>I dati dei soggiorni per i dieci anni richiesti dalle norme civilistiche e fiscali.</p></li>',
      '<li><p>Le richieste non seguite da un soggiorno per dodici mesi dal rifiuto o dalla scadenza, oppure dai giorni chiesti se sono rimaste senza risposta; quelle che ritirate si cancellano subito.</p></li><li><p>I messaggi del modulo di contatto per dodici mesi; i messaggi su una prenotazione fino a dodici mesi dopo la partenza.</p></li><li><p>I dati dei soggiorni confermati, anche se poi annullati, e delle richieste per cui è stato pagato qualcosa, con i pagamenti, le ricevute, il contratto e la prova della sua accettazione, per i dieci anni richiesti dalle norme civilistiche e fiscali.</p></li>',
    ],
    [
      '<li><p>Le copie di sicurezza per il tempo necessario a proteggere il sito da guasti.</p></li>',
      '<li><p>Delle e-mail inviate dal sito l’elenco, senza il testo, per novanta giorni.</p></li><li><p>Le copie di sicurezza per il tempo necessario a proteggere il sito da guasti; ciò che cancelliamo resta in quelle fatte prima, finché esistono.</p></li>',
    ],
  ])
    .replaceAll('indirizzi di rete', 'indirizzi IP')
    .replaceAll('indirizzo di rete', 'indirizzo IP'),
};
