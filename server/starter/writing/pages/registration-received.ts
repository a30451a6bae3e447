import type { StarterPage } from '../starter-post.ts';

export const registrationReceived: StarterPage = {
  slug: 'registrazione-richiesta',
  title: 'Registrazione richiesta',
  excerpt: 'Ancora un passo: confermate il vostro indirizzo e-mail.',
  seoTitle: 'Registrazione richiesta',
  seoDescription: 'Che cosa fare dopo avere chiesto la registrazione.',
  seoKeywords: '',
  content: `<p><strong>Grazie, ci siamo quasi.</strong> Vi abbiamo mandato un’e-mail con un collegamento: apritelo entro 24 ore per confermare il vostro indirizzo.</p>
<h2>Dopo la conferma</h2>
<ul><li><p>Potete chiedere le vostre date dalla pagina <a href="/booking">Prenota</a> e vedere a che punto è ogni richiesta.</p></li><li><p>Dopo il soggiorno potete raccontarlo con una recensione.</p></li></ul>
<h2>Non trovate l’e-mail?</h2>
<p>Date un’occhiata alla posta indesiderata. Se non c’è nemmeno lì, <a href="/resend-confirmation">chiedete un nuovo collegamento</a>; se qualcosa continua a non funzionare, <a href="/contact">scriveteci</a> e ci pensiamo noi.</p>
<p>Nel frattempo siete già entrati: potete guardarvi intorno e completare il vostro <a href="/profile">profilo</a>.</p>`,
};
