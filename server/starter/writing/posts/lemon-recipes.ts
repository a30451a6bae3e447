import { markupOf } from '@approdo/shared/rich-text/stored-content';
import type { StarterPost } from '../starter-post.ts';

export const kitchen = markupOf({ type: 'image', src: '/uploads/kitchen.jpg' });

export const lemonRecipes: StarterPost = {
  slug: 'tre-ricette-con-i-limoni-di-casa',
  title: 'Tre ricette con i limoni di casa',
  excerpt:
    'Spaghetti, alici e una torta che non si rompe mai: quello che si cucina con un cesto di limoni appena raccolti e la finestra aperta sul mare.',
  coverImage: 'lemon-grove.jpg',
  daysAgo: 71,
  content: `<p>Dietro casa ci sono trentadue alberi di limone. Gli ospiti possono raccogliere quello che serve per la tavola, e la domanda del secondo giorno è sempre la stessa: <em>e adesso, che cosa ci facciamo?</em> Ecco le tre risposte che diamo noi.</p>
<h2>Spaghetti al limone</h2>
<p>Per quattro persone, il tempo di cuocere la pasta.</p>
<ol><li><p>Grattugiate la buccia di due limoni, solo la parte gialla, in una ciotola grande.</p></li><li><p>Aggiungete 80 grammi di burro morbido, il succo di un limone e una manciata di parmigiano.</p></li><li><p>Scolate 400 grammi di spaghetti un minuto prima, tenendo da parte una tazza della loro acqua.</p></li><li><p>Mescolate tutto fuori dal fuoco, con l’acqua che serve, finché diventa una crema. Pepe nero, basilico, subito in tavola.</p></li></ol>
<h2>Alici marinate</h2>
<p>Chiedete al pescivendolo di pulirle e di tenerle una notte sotto zero, come vuole la regola per il pesce crudo. Poi stendetele in un piatto, copritele di succo di limone e dimenticatele in frigorifero per tre ore. Quando sono bianche si scola il succo e si condisce con olio, aglio a fettine e un pizzico di peperoncino. Con il pane del forno sono una cena.</p>
${kitchen}
<h2>La torta che non si rompe</h2>
<p>È la ricetta della zia Assunta, scritta a matita dentro l’anta della credenza:</p>
<blockquote><p>Tre uova, un vasetto di yogurt, due di zucchero, tre di farina, uno d’olio leggero. La buccia di due limoni e una bustina di lievito. Si mescola nell’ordine, si inforna a 180 gradi per quaranta minuti, si lascia stare.</p></blockquote>
<p>Quel <em>si lascia stare</em> è il segreto: sformata calda si rompe, fredda mai.</p>
<h2>E se avanzano</h2>
<p>Si affettano sottili e si congelano su un vassoio: diventano il ghiaccio della brocca d’acqua in terrazza. Le forbici da raccolta sono appese accanto alla porta del cortile; tagliate sempre lasciando due foglie, l’albero ringrazia.</p>`,
};
