import { lane } from '../../writing/pages/how-to-get-here.ts';
import type { StarterLanguage } from '../starter-language.ts';

/** What the house tells those who stay in it. */
export const guide: StarterLanguage['guide'] = {
  arrival: {
    title: 'L’arrivée',
    content: `<p>La maison se trouve au 12, via del Limoneto, à dix minutes à pied du port. Nous vous attendons <strong>à partir de 16 h</strong>\u00A0; si votre bateau arrive plus tôt, les valises peuvent rester dans la cour, à l’ombre.</p>
<ol><li><p>Depuis la jetée, montez par la ruelle aux portes colorées.</p></li><li><p>À la fontaine, tournez à gauche\u00A0: au bout de deux cents mètres, il y a un portail vert avec un citron peint.</p></li><li><p>En voiture, suivez la route du bus jusqu’à l’arrêt «\u00A0Limoneto\u00A0»\u00A0: votre place est la première à droite.</p></li></ol>
${lane}
<p>De jeunes enfants ou des bagages lourds\u00A0? Écrivez-nous l’heure du bateau, et nous venons vous chercher à la jetée.</p>`,
  },
  keys: {
    title: 'Les clés',
    content: `<p>À côté du portail, derrière le pot de basilic, il y a un petit coffre avec la combinaison <strong>2407</strong>. À l’intérieur, deux trousseaux\u00A0: la clé longue ouvre le portail, la petite ouvre la porte.</p>
<p>Dans la journée, les clés sont suspendues au clou près de la porte. Si l’une d’elles finit au fond de la mer, écrivez-nous\u00A0: nous en gardons toujours une autre au port.</p>`,
  },
  wifi: {
    title: 'Le Wi-Fi',
    content: `<p>Réseau\u00A0: <strong>Casa Zagara</strong><br>Mot de passe\u00A0: <strong>limoni-e-sale-12</strong></p>
<p>Il passe bien dans la cuisine, le salon et sous la pergola, un peu moins dans la chambre aux citrons. S’il s’arrête, éteignez le boîtier blanc derrière le téléviseur, comptez jusqu’à dix et rallumez-le.</p>`,
  },
  appliances: {
    title: 'Cuisine, lave-linge et eau chaude',
    content: `<ul><li><p><strong>Plaques</strong>\u00A0: au gaz. Le robinet est sous l’évier\u00A0; fermez-le la nuit et quand vous sortez.</p></li><li><p><strong>Cafetière moka</strong>\u00A0: la grande est pour huit, la petite pour les lève-tôt. Le café des premiers jours est dans la boîte bleue.</p></li><li><p><strong>Lave-linge</strong>\u00A0: dans la salle de bains de la cour. Le programme «\u00A030 minuti\u00A0» suffit pour les serviettes de plage.</p></li><li><p><strong>Eau chaude</strong>\u00A0: le chauffe-eau est toujours allumé. Après quatre douches de suite, il lui faut une demi-heure.</p></li><li><p><strong>Électricité</strong>\u00A0: le four et le lave-linge ensemble font sauter le compteur. Il est dans le placard de l’entrée\u00A0: relevez le levier noir.</p></li></ul>`,
  },
  rubbish: {
    title: 'Les déchets',
    content: `<p>Sur l’île, on trie tout. Les bacs sont dans la cour, sous l’escalier\u00A0; on les sort devant le portail la veille au soir, après 20 h.</p>
<ul><li><p><strong>Lundi et jeudi</strong>\u00A0: restes de cuisine, bac marron</p></li><li><p><strong>Mardi</strong>\u00A0: plastique et canettes, sac jaune</p></li><li><p><strong>Mercredi</strong>\u00A0: papier et carton, bac bleu</p></li><li><p><strong>Samedi</strong>\u00A0: le reste, bac gris</p></li></ul>
<p>Le verre se dépose dans le conteneur vert, à côté de l’arrêt de bus.</p>`,
  },
  around: {
    title: 'Courses, mer et bus',
    content: `<p>L’épicerie d’Assunta, à la fontaine, est ouverte de 7 h 30 à 13 h et de 17 h à 20 h\u00A0; le bon pain part vite. Le samedi, il y a le marché sur la jetée.</p>
<p>On descend à la crique par le sentier derrière la citronneraie\u00A0: cinq minutes, avec des chaussures. Le bus passe toutes les heures de 7 h à 21 h, et les billets s’achètent au bar du port. D’autres idées sont dans le <a href="/blog">blog</a>.</p>`,
  },
  help: {
    title: 'Si quelque chose ne va pas',
    content: `<p>Écrivez-nous dans les messages de cette réservation\u00A0: nous les lisons aussi le soir. En cas d’urgence, le numéro est le <strong>112</strong>.</p>
<p>La trousse de secours et l’extincteur sont dans la cuisine, à droite de la porte. Le médecin de garde est au port, au-dessus de la poste\u00A0; la pharmacie est sur la même place.</p>`,
  },
  departure: {
    title: 'Avant de partir',
    content: `<p>Nous vous demandons de quitter la maison <strong>au plus tard à 10 h</strong>. Cinq choses seulement\u00A0:</p>
<ul><li><p>les fenêtres fermées et les volets tirés\u00A0;</p></li><li><p>le gaz fermé, sous l’évier\u00A0;</p></li><li><p>les déchets dans les bacs de la cour\u00A0;</p></li><li><p>les serviettes utilisées dans la baignoire\u00A0;</p></li><li><p>les clés dans le petit coffre, la combinaison brouillée.</p></li></ul>
<p>Emportez autant de citrons que vous le souhaitez. Bon voyage, et revenez vite.</p>`,
  },
};
