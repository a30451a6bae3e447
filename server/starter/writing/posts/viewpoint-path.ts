import { markupOf } from '@approdo/shared/rich-text/stored-content';
import type { StarterPost } from '../starter-post.ts';

export const sunset = markupOf({ type: 'image', src: '/uploads/sunset-cape.jpg' });

export const viewpointPath: StarterPost = {
  slug: 'il-sentiero-dei-belvedere',
  title: 'Il sentiero dei belvedere, passo dopo passo',
  excerpt:
    'Due ore tra ginestre e muretti a secco, quattro punti in cui fermarsi e una discesa che finisce dritta in mare. La passeggiata che consigliamo a tutti.',
  coverImage: 'hiking-path.jpg',
  daysAgo: 98,
  content: `<p>Comincia dove finisce la strada, dietro l’ultima casa con le persiane verdi. Un tempo era la via dei muli: portavano i limoni giù al porto e risalivano con il sale. Oggi la percorrono i gatti, qualche capra e chi ha voglia di guardare il mare da duecento metri.</p>
<p>Il sentiero è segnato con una striscia bianca e rossa, misura poco più di cinque chilometri e non ha passaggi difficili. Servono scarpe chiuse, perché i sassi sono tanti, e acqua, perché le fontane non ci sono.</p>
<h2>I quattro belvedere</h2>
<h3>La curva del carrubo</h3>
<p>Dopo un quarto d’ora. Da qui si vede Casa Zagara con la terrazza e, a destra, tutta la baia. È il posto delle fotografie di famiglia.</p>
<h3>La torre</h3>
<p>Ne resta un muro e mezzo. Da lassù si avvistavano le navi e si accendevano i fuochi; oggi si avvista il traghetto delle dodici.</p>
<h3>Il pianoro delle ginestre</h3>
<p>A maggio è giallo fino all’orizzonte e profuma da stordire. C’è una panca di pietra all’ombra: è il momento della frutta.</p>
<h3>Il capo</h3>
<p>L’ultimo, e il più bello al tramonto. Il sole entra in mare dietro i promontori e per qualche minuto non parla nessuno.</p>
${sunset}
<h2>Il ritorno</h2>
<p>Dal capo si può tornare per la stessa strada oppure scendere i trecento gradini fino agli scogli, fare il bagno e risalire con l’autobus. Noi facciamo così, con il costume già sotto i vestiti.</p>
<p style="text-align: center;"><strong>Tempo</strong>: due ore senza soste · <strong>Dislivello</strong>: 240 metri · <strong>Quando</strong>: al mattino presto o dopo le cinque</p>
<p>In piena estate evitate le ore centrali: l’ombra è poca e il caldo sui muretti si sente. In casa, nel cassetto sotto la televisione, c’è una cartina plastificata e una torcia per chi vuole restare al capo fino alle stelle.</p>`,
};
