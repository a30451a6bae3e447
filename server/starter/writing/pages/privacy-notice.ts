import type { StarterPage } from '../starter-post.ts';
import { privacyNews } from './privacy-news.ts';

const { payments, contract, security, access, browser, cards, ...times } = privacyNews;

/** True of the site as it comes: what it keeps, why and for how long. The owner adds who she is. */
export const privacyNotice: StarterPage = {
  slug: 'informativa-privacy',
  title: 'Informativa sulla privacy',
  excerpt: 'Quali dati raccogliamo, perché, per quanto tempo, e quali diritti avete.',
  seoTitle: 'Informativa sulla privacy',
  seoDescription:
    'Come vengono trattati i dati personali di chi visita il sito, si registra, scrive o chiede di soggiornare nella casa.',
  seoKeywords: 'privacy, dati personali, GDPR',
  content: `<p>Questa pagina spiega, ai sensi degli articoli 13 e 14 del Regolamento (UE) 2016/679 (GDPR), come trattiamo i dati personali di chi visita questo sito, apre un account, ci scrive o chiede di soggiornare nella casa.</p>
<h2>1. Titolare del trattamento</h2>
<p>Il titolare del trattamento è il proprietario della casa pubblicizzata su questo sito. Per qualsiasi richiesta sui vostri dati potete usare la pagina <a href="/contact">Contatti</a>: vi risponderemo con i recapiti completi del titolare.</p>
<h2>2. Quali dati trattiamo e perché</h2>
<ul><li><p><strong>Account</strong>: nome, indirizzo e-mail, password (conservata in una forma che nessuno, nemmeno noi, può leggere) ed eventuale immagine del profilo. Servono a riconoscervi e a gestire le vostre richieste. Base giuridica: esecuzione del contratto o di misure precontrattuali (art. 6, par. 1, lett. b).</p></li><li><p><strong>Richieste di soggiorno</strong>: date, nome, e-mail, telefono se lo indicate, numero di ospiti, note e, se volete dirlo, come ci avete trovato. Servono a rispondervi e a organizzare il soggiorno. Base giuridica: esecuzione del contratto o di misure precontrattuali (lett. b).</p></li><li><p><strong>Messaggi</strong> inviati dal modulo di contatto: nome, e-mail, telefono se lo indicate e testo del messaggio; e quelli che ci scriviamo su una prenotazione, con il momento in cui sono stati letti. Base giuridica: misure precontrattuali su vostra richiesta (lett. b) o legittimo interesse a rispondere a chi ci scrive (lett. f).</p></li>${named(payments)}${named(contract)}<li><p><strong>Recensioni</strong>: voto, commento, nome e immagine del profilo, pubblicati solo dopo la nostra approvazione. Base giuridica: legittimo interesse a far conoscere l’esperienza degli ospiti (lett. f).</p></li><li><p><strong>Obblighi di legge</strong>: in occasione del soggiorno raccogliamo i dati richiesti dalle norme di pubblica sicurezza, fiscali e sull’imposta di soggiorno. Base giuridica: obbligo legale (lett. c).</p></li>${named(security)}${named(access)}</ul>
<p>I dati contrassegnati come obbligatori nei moduli sono necessari per dare seguito alla richiesta; gli altri sono facoltativi. Non prendiamo decisioni automatizzate e non facciamo profilazione.</p>
<h2>3. Cookie e contenuti di terzi</h2>
<p>Questo sito <strong>non usa cookie</strong>, né propri né di terzi, e non usa strumenti di statistica o pubblicità di terzi. Contiamo noi, sul nostro server, quante volte vengono aperte le pagine, in quale lingua, da quale sito si arriva e quanti preventivi diventano richieste: sono soltanto numeri per giorno, tenuti 25 mesi. Nel contarli non conserviamo indirizzi IP, né che browser usate, né alcun codice che vi riconosca, e non leggiamo né scriviamo nulla sul vostro dispositivo.</p>
<p>${browser.text}</p>
<p>Mappe e video di altri servizi (OpenStreetMap, Google Maps, YouTube) compaiono solo se scegliete di caricarli con un clic: da quel momento il fornitore del servizio riceve il vostro indirizzo IP e tratta i dati secondo la propria informativa.</p>
<h2>4. Chi può vedere i dati</h2>
<p>I dati sono trattati da noi e dalle persone che ci aiutano a gestire la casa e il sito, e possono essere comunicati ai fornitori di servizi informatici e di posta elettronica che operano per nostro conto come responsabili del trattamento (art. 28), e alle autorità quando la legge lo prevede. ${cards.text} Non vendiamo dati a nessuno. Se un fornitore li conserva fuori dallo Spazio economico europeo, il trasferimento avviene con le garanzie degli articoli 44 e seguenti del Regolamento.</p>
<h2>5. Per quanto tempo li conserviamo</h2>
<ul><li><p>I dati dell’account finché l’account esiste; potete chiederne la cancellazione in ogni momento.</p></li>${line(times.requests)}${line(times.messages)}${line(times.stays)}<li><p>Le recensioni finché restano pubblicate; se l’account viene eliminato, restano senza dati personali.</p></li>${line(times.letters)}${line(times.backups)}</ul>
<h2>6. I vostri diritti</h2>
<p>Potete chiederci in qualsiasi momento l’accesso ai vostri dati, la rettifica, la cancellazione, la limitazione del trattamento e la portabilità, e potete opporvi ai trattamenti fondati sul legittimo interesse (articoli da 15 a 22 del Regolamento). Basta un messaggio dalla pagina <a href="/contact">Contatti</a>: rispondiamo entro un mese.</p>
<p>Se ritenete che il trattamento violi le norme, potete presentare reclamo al <a href="https://www.garanteprivacy.it">Garante per la protezione dei dati personali</a> o all’autorità del Paese in cui vivete o lavorate.</p>
<h2>7. Modifiche</h2>
<p>Se questa informativa cambierà in modo significativo, lo segnaleremo in questa pagina e, quando serve, con un’e-mail a chi ha un account.</p>`,
};

function named({ name, text }: { readonly name: string; readonly text: string }): string {
  return `<li><p><strong>${name}</strong>: ${text}</p></li>`;
}

function line({ text }: { readonly text: string }): string {
  return `<li><p>${text}</p></li>`;
}
