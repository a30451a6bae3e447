import { markupOf } from '@approdo/shared/rich-text/stored-content';
import type { StarterPost } from '../starter-post.ts';

export const rocks = markupOf({ type: 'image', src: '/uploads/swimming-rocks.jpg' });

export const whereToSwim: StarterPost = {
  slug: 'calette-e-scogli-dove-fare-il-bagno',
  title: 'Calette e scogli: dove fare il bagno',
  excerpt:
    'Sabbia o scoglio, mattina o tramonto, maschera o materassino: i cinque posti in cui andiamo noi, con le indicazioni per trovarli.',
  coverImage: 'beach-cove.jpg',
  daysAgo: 204,
  content: `<p>L’isola ha più coste che strade, e ogni famiglia ha il suo scoglio. Questi sono i nostri, in ordine di distanza dalla porta di casa.</p>
<h2>1. La caletta, sei minuti a piedi</h2>
<p>Sabbia chiara, acqua bassa per i primi dieci metri, gli ombrelloni colorati del signor Aniello. Al mattino è in ombra fino alle nove: il momento migliore. Per i bambini piccoli non c’è niente di meglio.</p>
<h2>2. Gli scogli piatti, dodici minuti</h2>
<p>Niente sabbia, quindi niente sabbia nei panini. C’è una scaletta di ferro per scendere dove l’acqua è già profonda tre metri: portate la maschera, perché sotto vivono le castagnole e, con un po’ di fortuna, un polpo.</p>
${rocks}
<h2>3. Il molo vecchio, dieci minuti</h2>
<p>È dove imparano a tuffarsi tutti i ragazzi del paese. Si può stare a guardare, oppure dimostrare qualcosa. L’acqua è pulita perché la corrente gira.</p>
<h2>4. La spiaggia lunga, in autobus</h2>
<p>Ottocento metri, metà libera e metà con i lidi. È esposta a ponente, perciò è la spiaggia del pomeriggio e del tramonto. Dal capolinea si scende in un minuto.</p>
<h2>5. La grotta verde, solo dal mare</h2>
<p>Ci si arriva in gozzo o in canoa, con il mare calmo. Si nuota dentro e la luce viene da sotto. Ne parliamo nel racconto del <a href="/blog/il-giro-dell-isola-in-gozzo">giro dell’isola</a>.</p>
<h2>Prima di entrare in acqua</h2>
<ul><li><p>La bandiera rossa non si discute, nemmeno se il mare <em>sembra</em> calmo.</p></li><li><p>Le meduse arrivano con lo scirocco: chiedete ad Aniello, lo sa dalla sera prima.</p></li><li><p>Sugli scogli servono le scarpe di gomma; in casa ce n’è una cesta, di tutti i numeri.</p></li><li><p>Quello che portate giù torna su con voi. L’isola è piccola e se ne accorge.</p></li></ul>
<p>Gli asciugamani da mare sono nell’armadio della scala. I teli della camera, per favore, restano in camera.</p>`,
};
