import { markupOf } from '@approdo/shared/rich-text/stored-content';
import type { StarterPost } from '../starter-post.ts';

export const cove = markupOf({ type: 'image', src: '/uploads/beach-cove.jpg' });

export const boatDay: StarterPost = {
  slug: 'il-giro-dell-isola-in-gozzo',
  title: 'Il giro dell’isola in gozzo, in mezza giornata',
  excerpt:
    'Si parte alle nove con il mare ancora liscio e si torna per pranzo, salati e contenti: le soste da non saltare e quello che conviene portare.',
  coverImage: 'fishing-boat.jpg',
  daysAgo: 24,
  content: `<p>Il gozzo è una barca senza fretta: di legno, larga, con il motore che fa <em>tum tum tum</em> e una tenda a righe sopra la testa. Per fare il giro dell’isola ci vogliono quattro ore, bagni compresi. Si può noleggiare da soli, senza patente, oppure andare con Gennaro, che porta i turisti la mattina e pesca la notte.</p>
<h2>La rotta</h2>
<ol><li><p><strong>Ore 9, il porto.</strong> Si esce piano tra le reti stese ad asciugare. La luce è di lato e le case sembrano appena dipinte.</p></li><li><p><strong>Ore 9.40, la grotta.</strong> Si spegne il motore e si entra remando. L’acqua è di un verde che in fotografia non viene mai.</p></li><li><p><strong>Ore 10.30, la caletta.</strong> Da terra ci si arriva per un sentiero di sassi; dal mare, con dieci bracciate. È il bagno più bello del giro.</p></li><li><p><strong>Ore 12, il capo.</strong> Qui soffia sempre un filo d’aria. Si mangia la focaccia, si tira su l’ancora e si torna.</p></li></ol>
${cove}
<h2>Che cosa portare</h2>
<p>Acqua, più di quella che vi sembra necessaria. Un cappello che non voli, le scarpe di gomma per gli scogli, una maschera. La crema solare mettetela a casa, un’ora prima: in mare resta in mare. Il telefono va in una busta chiusa, e poi dimenticatelo lì.</p>
<h2>Quando rinunciare</h2>
<p>Se la sera prima il vento gira a maestrale, lasciate perdere senza rimpianti. Gennaro guarda il colore della linea dell’orizzonte e di solito ha ragione; se dice <em>domani no</em>, domani si va per sentieri. Nei giorni buoni, invece, il mare di prima mattina è una tavola, e i bambini dormono sulla via del ritorno con la testa sui salvagente.</p>
<p>Da casa il molo è a dieci minuti a piedi. Ditecelo il giorno prima e prenotiamo noi: dai primi di giugno a metà settembre i gozzi finiscono presto.</p>`,
};
