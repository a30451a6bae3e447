import { markupOf } from '@approdo/shared/rich-text/stored-content';
import type { StarterPost } from '../starter-post.ts';

export const island = markupOf({ type: 'gallery', slug: 'l-isola' });

export const fourSeasons: StarterPost = {
  slug: 'quando-venire-quattro-stagioni',
  title: 'Quando venire: l’isola nelle quattro stagioni',
  excerpt:
    'Agosto lo conoscono tutti. Ma a maggio l’isola profuma di zagara, a ottobre il mare è ancora caldo e a gennaio si accende il camino.',
  coverImage: 'church-dome.jpg',
  daysAgo: 169,
  content: `<p>Ce lo chiedono spesso: qual è il periodo migliore? La risposta onesta è che dipende da che cosa cercate. Vi raccontiamo l’anno come lo vediamo dalla terrazza, e poi scegliete voi.</p>
<h2>Primavera: la zagara</h2>
<p>Tra aprile e maggio fioriscono i limoni, e il profumo arriva fino al porto. I sentieri sono verdi, le giornate lunghe, i ristoranti riaprono uno alla volta. Il mare è per i coraggiosi fino a metà maggio; poi, nelle calette riparate, anche per gli altri. È la stagione di chi cammina e di chi fotografa.</p>
<h2>Estate: il mare</h2>
<p>Giugno ha le sere più chiare e l’acqua già calda. Luglio e agosto sono la festa: concerti in piazza, la processione delle barche, i bambini per strada fino a mezzanotte. C’è più gente, certo, ma dalla casa si scende alla caletta alle otto e la si trova ancora vuota.</p>
${island}
<h2>Autunno: la luce</h2>
<p>Per chi ci abita, settembre e ottobre sono il segreto meglio custodito. Il mare ha tenuto il caldo dell’estate, i prezzi scendono, i pescatori hanno tempo di parlare. A ottobre si raccolgono le olive e al mercato arrivano i funghi dalla terraferma.</p>
<h2>Inverno: il silenzio</h2>
<p>Da novembre a marzo l’isola torna dei suoi. Qualche giorno il traghetto non parte e nessuno si agita. Si legge, si cucina, si cammina fino alla cupola di maiolica con la sciarpa, e nei giorni di sole si pranza all’aperto come se niente fosse. È il momento giusto per scrivere, o per non fare assolutamente nulla.</p>
<hr>
<p>I prezzi cambiano con le stagioni e li trovate, settimana per settimana, accanto al <a href="/booking">calendario</a>. Se siete indecisi tra due periodi <a href="/contact">scriveteci</a>: rispondiamo anche a novembre, anzi soprattutto.</p>`,
};
