import { markupOf } from '@approdo/shared/rich-text/stored-content';
import type { StarterPage } from '../starter-post.ts';

export const lane = markupOf({ type: 'image', src: '/uploads/village-lane.jpg' });
export const island = markupOf({ type: 'gallery', slug: 'l-isola' });

export const howToGetHere: StarterPage = {
  slug: 'come-arrivare',
  title: 'Come arrivare a Casa Zagara',
  excerpt: 'In treno, in aereo o in macchina fino al porto; poi il mare, e dieci minuti di salita.',
  seoTitle: 'Come arrivare a Casa Zagara, Cala Serena',
  seoDescription:
    'Traghetti, parcheggi, autobus e gli ultimi duecento metri: tutte le indicazioni per arrivare a Casa Zagara, sopra la baia di Cala Serena.',
  seoKeywords: 'come arrivare, traghetto, Cala Serena, Casa Zagara',
  content: `<p>Casa Zagara è in via del Limoneto 12, sopra la baia di Cala Serena. Il viaggio ha due tempi: fino al porto sulla terraferma, e poi il mare.</p>
<h2>Fino al porto</h2>
<h3>In treno</h3>
<p>Dalla stazione centrale all’imbarco ci sono quindici minuti di metropolitana o venti di taxi. Se arrivate di sera tardi, dormite vicino al porto e prendete la prima nave: è la più bella.</p>
<h3>In aereo</h3>
<p>La navetta dell’aeroporto ferma proprio davanti al molo. Calcolate un’ora abbondante tra l’atterraggio e la partenza della nave.</p>
<h3>In macchina</h3>
<p>Potete imbarcarla, e da noi avete un posto riservato, oppure lasciarla in uno dei parcheggi custoditi vicino all’imbarco. In estate controllate prima se lo sbarco delle auto è limitato.</p>
<h2>Dal porto dell’isola a casa</h2>
<ol><li><p><strong>Con noi</strong>: scriveteci l’orario della nave e vi aspettiamo al molo. Non costa nulla.</p></li><li><p><strong>A piedi</strong>: dieci minuti per il vicolo delle porte colorate, poi a sinistra alla fontana.</p></li><li><p><strong>In autobus</strong>: linea circolare, fermata “Limoneto”. Il cancello è cinquanta metri più avanti.</p></li></ol>
${lane}
<h2>Arrivo e partenza</h2>
<p>La casa è pronta dalle 16; il giorno della partenza vi chiediamo di lasciarla entro le 10. Se la nave è prima o dopo, le valigie possono restare nel cortile, all’ombra, e voi in spiaggia.</p>
<h2>E poi?</h2>
<p>Poi l’isola. Qualche idea è nel <a href="/blog">blog</a>; qui sotto, quello che vi aspetta.</p>
${island}`,
};
