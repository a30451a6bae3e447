import { markupOf } from '@approdo/shared/rich-text/stored-content';
import type { StarterPost } from '../starter-post.ts';

export const gulf = markupOf({
  type: 'map',
  src: 'https://www.openstreetmap.org/export/embed.html?bbox=13.82%2C40.62%2C14.42%2C40.92&layer=mapnik',
  width: '100%',
  height: 480,
});

export const arrivingByFerry: StarterPost = {
  slug: 'arrivare-in-traghetto-senza-fretta',
  title: 'Arrivare in traghetto, senza fretta',
  excerpt:
    'Quale nave prendere, dove lasciare la macchina, che cosa tenere a portata di mano: il viaggio fino a casa, raccontato da chi lo fa ogni settimana.',
  coverImage: 'ferry-arrival.jpg',
  daysAgo: 9,
  content: `<p>Su un’isola non si capita: ci si arriva. E il modo migliore per cominciare la vacanza è non combattere con gli orari, ma scegliere la nave giusta e poi appoggiarsi al parapetto. La traversata, in fondo, è già mare.</p>
<h2>Traghetto o aliscafo?</h2>
<p>L’aliscafo ci mette meno della metà del tempo, ma viaggia chiuso, costa di più e con il mare mosso è il primo a fermarsi. Il traghetto è lento e affidabile: si sta all’aperto, si compra un caffè al bar di poppa, i bambini contano i gabbiani. Se avete valigie pesanti o una sedia a rotelle, non c’è gara.</p>
<ul><li><p><strong>Di giorno feriale</strong> basta arrivare al molo mezz’ora prima.</p></li><li><p><strong>Il sabato di luglio e agosto</strong> il biglietto si compra in anticipo, soprattutto con la macchina.</p></li><li><p><strong>L’ultima corsa</strong> parte prima di quanto si pensi: controllatela quando prenotate il volo o il treno.</p></li></ul>
${gulf}
<h2>La macchina serve?</h2>
<p>Meno di quello che immaginate. Da Casa Zagara si scende a piedi alla caletta e al porto, il mercato è in piazza e l’autobus passa ogni venti minuti sulla strada alta. Chi viene in macchina ha il suo posto riservato accanto al cancello; chi la lascia sulla terraferma trova parcheggi custoditi a due passi dall’imbarco. Nei mesi estivi alcuni regolamenti limitano lo sbarco delle auto: guardateli prima di partire, cambiano ogni anno.</p>
<h2>Dal molo a casa</h2>
<p>Scriveteci l’orario della nave e ci vedrete sotto la tettoia della biglietteria, di solito con un ramo di limone sul cruscotto. In dieci minuti siete al cancello. Le valigie salgono con noi; voi, se vi va, fate gli ultimi duecento metri a piedi: la prima vista della baia, dalla curva del carrubo, vale la salita.</p>
<blockquote><p>Tenete in borsa il costume e una maglia leggera. Il costume perché la caletta è lì, la maglia perché sul ponte c’è sempre vento, anche ad agosto.</p></blockquote>
<p>E quando ripartirete, salite a poppa. L’isola si saluta guardandola rimpicciolire, finché resta solo la cupola di maiolica che brilla.</p>`,
};
