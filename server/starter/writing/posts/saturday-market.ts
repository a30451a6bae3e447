import { markupOf } from '@approdo/shared/rich-text/stored-content';
import type { StarterPost } from '../starter-post.ts';

export const lane = markupOf({ type: 'image', src: '/uploads/village-lane.jpg' });

export const saturdayMarket: StarterPost = {
  slug: 'il-sabato-si-va-al-mercato',
  title: 'Il sabato mattina si va al mercato',
  excerpt:
    'Dieci banchi sotto le tende a righe, il pesce della notte, i pomodori che sanno di sole. Piccola guida per fare la spesa come chi abita qui.',
  coverImage: 'market-table.jpg',
  daysAgo: 47,
  content: `<p>Alle sette montano le tende, alle otto arriva il pesce, alle undici non c’è quasi più niente. Il mercato dell’isola dura quanto deve durare, cioè poco, ed è il modo più semplice per sentirsi a casa: alla seconda settimana vi chiamano per nome.</p>
<h2>Da dove cominciare</h2>
<p>Cominciate dal fondo della piazza, dove c’è <strong>Immacolata</strong> con le verdure del suo orto. Non ha cartelli con i prezzi e non ha mai ingannato nessuno. D’estate prendete i pomodori da insalata, ancora un po’ verdi sulle spalle, e le melanzane lunghe; in primavera le fave e i carciofi piccoli, da mangiare crudi.</p>
<p>Poi il pesce. Non chiedete che cosa c’è di buono: chiedete <em>che cosa è arrivato</em>. Le alici costano poco e non deludono mai; il totano, quando c’è, va con le patate; per la griglia della terrazza sono perfetti i sugarelli, che in pochi comprano perché hanno le spine.</p>
${lane}
<h2>Tre regole non scritte</h2>
<ul><li><p>La frutta non si tocca: la sceglie chi vende, e la sceglie bene.</p></li><li><p>Il resto in monete si lascia volentieri al banco delle olive.</p></li><li><p>Se vi offrono un assaggio, assaggiate. Rifiutare è l’unica vera scortesia.</p></li></ul>
<h2>Il ritorno</h2>
<p>Si torna dal vicolo delle porte colorate, quello che scende a gradoni verso il mare. A metà c’è il forno: alle dieci esce la seconda infornata, e il pane caldo sotto il braccio è la ragione per cui a Casa Zagara il sabato si fa colazione due volte.</p>
<p>In cucina trovate una borsa di paglia appesa dietro la porta: è lì per questo. E sul tavolo, quando arrivate, un foglio con i nomi dei banchi e quello che è di stagione nella vostra settimana.</p>`,
};
