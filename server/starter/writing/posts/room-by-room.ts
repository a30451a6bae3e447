import { markupOf } from '@approdo/shared/rich-text/stored-content';
import type { StarterPost } from '../starter-post.ts';

export const bay = markupOf({ type: 'video', src: '/uploads/bay.mp4' });
export const waves = markupOf({ type: 'audio', src: '/uploads/waves.mp3' });
export const tenant = markupOf({ type: 'gallery', slug: 'la-casa' });

export const roomByRoom: StarterPost = {
  slug: 'casa-zagara-stanza-per-stanza',
  title: 'Casa Zagara, stanza per stanza',
  excerpt:
    'Chi ci dormiva, che cosa c’era prima, dove batte il sole alle cinque: un giro per la casa prima di venirci ad abitare per una settimana.',
  coverImage: 'living-room.jpg',
  daysAgo: 133,
  content: `<p>La casa ha più di cent’anni e li porta bene. L’ha costruita un pescatore per i suoi sette figli, una stanza alla volta, ogni volta che la stagione andava bene: ecco perché non c’è un corridoio dritto e ogni porta è alta in modo diverso.</p>
<h2>Il soggiorno</h2>
<p>Era la rimessa della barca. La finestra ad arco è larga quanto la prua che doveva passarci, e oggi inquadra la baia come un quadro. Il divano è in muratura, fresco anche quando fuori ci sono trentacinque gradi; sullo scaffale ci sono i libri lasciati dagli ospiti, in sette lingue.</p>
<h2>La cucina</h2>
<p>Le piastrelle sono state dipinte a mano nel paese vicino: se cercate bene, una ha un pesce alla rovescia. Pentole grandi, un buon coltello, la moka da due e quella da dodici. Lavando i piatti si guarda il mare, e nessuno ha mai chiesto la lavastoviglie.</p>
${tenant}
<h2>Le camere</h2>
<p>La <strong>camera blu</strong> è la prima a svegliarsi: alle sette la luce entra dalle persiane e disegna righe sul letto. Quella <strong>dei limoni</strong> ha un balcone appena grande per due sedie e un albero in vaso che ad aprile profuma tutta la scala. Le altre due guardano il cortile: sono le più silenziose, e i bambini le scelgono perché hanno i letti in ferro della nonna. Di notte, con le persiane aperte, si sente questo:</p>
${waves}
<h2>Il cortile e la terrazza</h2>
<p>Nel cortile si sta all’ora di pranzo, quando il sole picchia e il pozzo tiene fresca l’aria. La terrazza è per il resto del giorno: colazione, aperitivo, cena, e poi le lanterne. Sotto il pergolato il tavolo ha dieci posti, perché a otto ospiti si aggiunge sempre qualcuno. Da lì lo sguardo fa un giro così:</p>
${bay}
<h2>Le piccole cose</h2>
<ul><li><p>La chiave è una sola, di ferro, e pesa. Si appende al chiodo.</p></li><li><p>L’acqua della doccia esterna è calda fino alle otto di sera: la scalda il sole.</p></li><li><p>Il Wi-Fi arriva dappertutto, tranne che sotto il carrubo. Non lo abbiamo mai riparato apposta.</p></li></ul>`,
};
