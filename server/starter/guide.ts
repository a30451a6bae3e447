import type { SectionTime } from '@approdo/shared/domain/stays/guide';
import { lane } from './writing/pages/how-to-get-here.ts';

/** A section of the guide, which other languages know by its key. */
type StarterSection = {
  readonly key: string;
  readonly title: string;
  readonly content: string;
  readonly shown: SectionTime;
};

/** From when guests are at home, and until when. */
export const demoHours = { checkInFrom: '16:00', checkOutBy: '10:00' } as const;

/** What Casa Zagara tells those who stay in it. Codes and passwords are invented, as the house is. */
export const demoGuide = [
  {
    key: 'arrival',
    title: 'L’arrivo',
    shown: 'STAY',
    content: `<p>La casa è in via del Limoneto 12, dieci minuti a piedi dal porto. Vi aspettiamo <strong>dalle 16</strong>; se la nave arriva prima, le valigie possono restare nel cortile, all’ombra.</p>
<ol><li><p>Dal molo prendete il vicolo delle porte colorate, in salita.</p></li><li><p>Alla fontana girate a sinistra: dopo duecento metri c’è un cancello verde con un limone dipinto.</p></li><li><p>In macchina seguite la strada della circolare fino alla fermata “Limoneto”: il vostro posto è il primo a destra.</p></li></ol>
${lane}
<p>Avete bambini piccoli o bagagli pesanti? Scriveteci l’orario della nave e veniamo noi al molo.</p>`,
  },
  {
    key: 'keys',
    title: 'Le chiavi',
    shown: 'AROUND',
    content: `<p>Accanto al cancello, dietro il vaso del basilico, c’è una cassettina con la combinazione <strong>2407</strong>. Dentro trovate due mazzi: la chiave lunga apre il cancello, quella piccola la porta.</p>
<p>Di giorno le chiavi si appendono al chiodo vicino alla porta. Se una resta in fondo al mare scriveteci: ne teniamo sempre un’altra al porto.</p>`,
  },
  {
    key: 'wifi',
    title: 'Il Wi-Fi',
    shown: 'AROUND',
    content: `<p>Rete: <strong>Casa Zagara</strong><br>Password: <strong>limoni-e-sale-12</strong></p>
<p>Prende bene in cucina, in soggiorno e sotto il pergolato; in camera dei limoni un po’ meno. Se si ferma, spegnete la scatola bianca dietro il televisore, contate fino a dieci e riaccendetela.</p>`,
  },
  {
    key: 'appliances',
    title: 'Cucina, lavatrice e acqua calda',
    shown: 'STAY',
    content: `<ul><li><p><strong>Fornelli</strong>: a gas. Il rubinetto è sotto il lavello; di notte e quando uscite chiudetelo.</p></li><li><p><strong>Moka</strong>: quella grande è per otto, la piccola per chi si alza presto. Il caffè dei primi giorni è nella latta blu.</p></li><li><p><strong>Lavatrice</strong>: nel bagno del cortile. Il programma “30 minuti” basta per gli asciugamani del mare.</p></li><li><p><strong>Acqua calda</strong>: lo scaldabagno è sempre acceso. Dopo quattro docce di seguito ha bisogno di mezz’ora.</p></li><li><p><strong>Corrente</strong>: forno e lavatrice insieme fanno scattare il contatore. È nell’armadietto all’ingresso: si alza la leva nera.</p></li></ul>`,
  },
  {
    key: 'rubbish',
    title: 'I rifiuti',
    shown: 'STAY',
    content: `<p>Sull’isola si separa tutto. I bidoni sono nel cortile, sotto la scala; la sera prima si lasciano fuori dal cancello, dopo le 20.</p>
<ul><li><p><strong>Lunedì e giovedì</strong>: avanzi di cucina, bidone marrone</p></li><li><p><strong>Martedì</strong>: plastica e lattine, sacco giallo</p></li><li><p><strong>Mercoledì</strong>: carta e cartone, bidone blu</p></li><li><p><strong>Sabato</strong>: quello che resta, bidone grigio</p></li></ul>
<p>Il vetro si porta alla campana verde, accanto alla fermata della circolare.</p>`,
  },
  {
    key: 'around',
    title: 'Spesa, mare e autobus',
    shown: 'STAY',
    content: `<p>La bottega di Assunta, alla fontana, è aperta dalle 7:30 alle 13 e dalle 17 alle 20; il pane buono finisce presto. Il sabato c’è il mercato, sul molo.</p>
<p>Alla caletta si scende dal sentiero dietro il limoneto: cinque minuti, con le scarpe. La circolare passa ogni ora, dalle 7 alle 21, e i biglietti si comprano al bar del porto. Altre idee sono nel <a href="/blog">blog</a>.</p>`,
  },
  {
    key: 'help',
    title: 'Se qualcosa non va',
    shown: 'STAY',
    content: `<p>Scriveteci nei messaggi di questa prenotazione: li leggiamo anche la sera. Per un’emergenza il numero è il <strong>112</strong>.</p>
<p>La cassetta del pronto soccorso e l’estintore sono in cucina, a destra della porta. La guardia medica è al porto, sopra l’ufficio postale; la farmacia è nella stessa piazza.</p>`,
  },
  {
    key: 'departure',
    title: 'Prima di partire',
    shown: 'AROUND',
    content: `<p>Vi chiediamo di lasciare la casa <strong>entro le 10</strong>. Bastano cinque cose:</p>
<ul><li><p>le finestre chiuse e le persiane accostate;</p></li><li><p>il gas chiuso, sotto il lavello;</p></li><li><p>i rifiuti nei bidoni del cortile;</p></li><li><p>gli asciugamani usati nella vasca;</p></li><li><p>le chiavi nella cassettina, con la combinazione girata.</p></li></ul>
<p>I limoni che volete portare a casa sono vostri. Buon viaggio, e tornate.</p>`,
  },
] as const satisfies readonly StarterSection[];

export type GuideKey = (typeof demoGuide)[number]['key'];
