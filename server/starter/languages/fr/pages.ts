import type { StarterLanguage, TranslatedPage } from '../starter-language.ts';

const privacyNotice: TranslatedPage = {
  slug: 'informativa-privacy',
  title: 'Politique de confidentialité',
  excerpt: 'Quelles données nous recueillons, pourquoi, pendant combien de temps, et quels sont vos droits.',
  seoTitle: 'Politique de confidentialité',
  seoDescription:
    'Comment nous traitons les données personnelles de qui visite ce site, s’inscrit, nous écrit ou demande à séjourner dans la maison.',
  seoKeywords: 'confidentialité, données personnelles, RGPD',
  content: `<p>Cette page explique, au titre des articles 13 et 14 du règlement (UE) 2016/679 (RGPD), comment nous traitons les données personnelles de qui visite ce site, ouvre un compte, nous écrit ou demande à séjourner dans la maison.</p>
<h2>1. Responsable du traitement</h2>
<p>Le responsable du traitement est le propriétaire de la maison présentée sur ce site. Pour toute demande concernant vos données, vous pouvez utiliser la page <a href="/contact">Contact</a>\u00A0: nous vous répondrons en indiquant les coordonnées complètes du responsable.</p>
<h2>2. Quelles données nous traitons et pourquoi</h2>
<ul><li><p><strong>Compte</strong>\u00A0: nom, adresse e-mail, mot de passe (conservé sous une forme que personne, pas même nous, ne peut lire) et, le cas échéant, image de profil. Elles servent à vous reconnaître et à gérer vos demandes. Base juridique\u00A0: exécution du contrat ou de mesures précontractuelles (art. 6, par. 1, point b).</p></li><li><p><strong>Demandes de séjour</strong>\u00A0: dates, nom, e-mail, téléphone si vous l’indiquez, nombre de personnes, remarques et, si vous le souhaitez, comment vous nous avez trouvés. Elles servent à vous répondre et à organiser le séjour. Base juridique\u00A0: exécution du contrat ou de mesures précontractuelles (point b).</p></li><li><p><strong>Messages</strong> envoyés par le formulaire de contact\u00A0: nom, e-mail, téléphone si vous l’indiquez, et texte du message\u00A0; et ceux que nous nous écrivons au sujet d’une réservation, avec le moment où ils ont été lus. Base juridique\u00A0: mesures précontractuelles à votre demande (point b) ou intérêt légitime à répondre à qui nous écrit (point f).</p></li><li><p><strong>Paiements et reçus</strong>\u00A0: ce qui est dû, ce qui a été payé ou remboursé, quand et comment\u00A0; sur les reçus, le nom de qui paie et, s’ils sont indiqués, son adresse et son numéro fiscal. Qui paie par carte en saisit les données sur la page du prestataire de paiement\u00A0: nous n’en connaissons que le résultat. Base juridique\u00A0: exécution du contrat (point b) et obligations comptables et fiscales (point c).</p></li><li><p><strong>Contrat</strong>\u00A0: si vous l’acceptez sur ce site, le texte accepté, le compte, le jour et l’heure, l’adresse IP et le navigateur depuis lesquels vous l’acceptez, comme preuve de l’acceptation. Base juridique\u00A0: exécution du contrat (point b) et intérêt légitime à pouvoir la prouver (point f).</p></li><li><p><strong>Avis</strong>\u00A0: note, commentaire, nom et image de profil, publiés seulement après notre approbation. Base juridique\u00A0: intérêt légitime à faire connaître l’expérience des voyageurs (point f).</p></li><li><p><strong>Obligations légales</strong>\u00A0: à l’occasion du séjour, nous recueillons les données exigées par les règles de sécurité publique, fiscales et relatives à la taxe de séjour. Base juridique\u00A0: obligation légale (point c).</p></li><li><p><strong>Sécurité</strong>\u00A0: pour empêcher les abus, l’adresse IP d’où partent les connexions et les envois est comptée pendant le temps strictement nécessaire, un jour au plus. Base juridique\u00A0: intérêt légitime à la sécurité du site (point f).</p></li></ul>
<p>Les données signalées comme obligatoires dans les formulaires sont nécessaires pour donner suite à la demande\u00A0; les autres sont facultatives. Nous ne prenons pas de décisions automatisées et ne faisons pas de profilage.</p>
<h2>3. Cookies et contenus de tiers</h2>
<p>Ce site <strong>n’utilise pas de cookies</strong>, ni les siens ni ceux de tiers, et n’emploie aucun outil de statistique ou de publicité de tiers. Nous comptons nous-mêmes, sur notre serveur, combien de fois les pages sont ouvertes, dans quelle langue, de quel site on arrive et combien de devis deviennent des demandes : ce ne sont que des nombres par jour, conservés 25 mois. Pour cela nous ne conservons ni adresse IP, ni indication sur votre navigateur, ni code qui vous reconnaîtrait, et nous ne lisons ni n’écrivons rien sur votre appareil.</p>
<p>Sur votre appareil, le navigateur ne conserve que ce qui sert à ce que vous faites ici\u00A0: les brouillons de demandes et de messages, avec la page où revenir, pendant sept jours ou jusqu’à ce que vous les envoyiez ou les effaciez\u00A0; si vous vous connectez à votre compte, la clé de la session et les pages de vos réservations avec le guide de la maison, pour qu’elles se lisent aussi sans réseau, jusqu’à ce que vous vous déconnectiez. Ce sont des informations techniques indispensables.</p>
<p>Les cartes et les vidéos d’autres services (OpenStreetMap, Google Maps, YouTube) n’apparaissent que si vous choisissez de les charger d’un clic\u00A0: dès lors, le fournisseur du service reçoit votre adresse IP et traite les données selon sa propre politique.</p>
<h2>4. Qui peut voir les données</h2>
<p>Les données sont traitées par nous et par les personnes qui nous aident à gérer la maison et le site. Elles peuvent être communiquées aux fournisseurs de services informatiques et de messagerie qui agissent pour notre compte en tant que sous-traitants (art. 28), et aux autorités quand la loi le prévoit. Qui paie par carte donne ses données à Stripe, le prestataire de paiement, qui les traite selon sa propre politique et reçoit de nous le montant et le motif du paiement, avec le code de la réservation et le jour d’arrivée. Nous ne vendons de données à personne. Si un fournisseur les conserve hors de l’Espace économique européen, le transfert a lieu avec les garanties des articles 44 et suivants du règlement.</p>
<h2>5. Combien de temps nous les conservons</h2>
<ul><li><p>Les données du compte tant que le compte existe\u00A0; vous pouvez en demander la suppression à tout moment.</p></li><li><p>Les demandes non suivies d’un séjour pendant douze mois après leur refus ou leur expiration, ou après les jours demandés si elles sont restées sans réponse\u00A0; celles que vous retirez sont supprimées aussitôt.</p></li><li><p>Les messages du formulaire de contact pendant douze mois\u00A0; les messages sur une réservation jusqu’à douze mois après le départ.</p></li><li><p>Les données des séjours confirmés, même annulés ensuite, et des demandes pour lesquelles quelque chose a été payé, avec les paiements, les reçus, le contrat et la preuve de son acceptation, pendant les dix ans exigés par les règles civiles et fiscales.</p></li><li><p>Les avis tant qu’ils sont publiés\u00A0; si le compte est supprimé, ils restent sans données personnelles.</p></li><li><p>La liste des e-mails envoyés par le site, sans leur texte, pendant quatre-vingt-dix jours.</p></li><li><p>Les copies de sauvegarde pendant le temps nécessaire pour protéger le site des pannes\u00A0; ce que nous supprimons reste dans celles qui ont été faites avant, tant qu’elles existent.</p></li></ul>
<h2>6. Vos droits</h2>
<p>Vous pouvez à tout moment nous demander l’accès à vos données, leur rectification, leur effacement, la limitation du traitement et la portabilité, et vous pouvez vous opposer aux traitements fondés sur l’intérêt légitime (articles 15 à 22 du règlement). Un message depuis la page <a href="/contact">Contact</a> suffit\u00A0: nous répondons dans un délai d’un mois.</p>
<p>Si vous estimez que le traitement enfreint les règles, vous pouvez introduire une réclamation auprès de l’autorité italienne de protection des données, le <a href="https://www.garanteprivacy.it">Garante per la protezione dei dati personali</a>, ou de l’autorité du pays où vous vivez ou travaillez.</p>
<h2>7. Modifications</h2>
<p>Si cette politique change de façon significative, nous le signalerons sur cette page et, s’il le faut, par un e-mail à qui possède un compte.</p>`,
};

const registrationReceived: TranslatedPage = {
  slug: 'registrazione-richiesta',
  title: 'Vous y êtes presque',
  excerpt: 'Encore une étape\u00A0: confirmez votre adresse e-mail.',
  seoTitle: 'Vous y êtes presque',
  seoDescription: 'Que faire après votre inscription.',
  seoKeywords: '',
  content: `<p><strong>Merci de votre inscription.</strong> Nous vous avons envoyé un e-mail avec un lien\u00A0: ouvrez-le dans les 24 heures pour confirmer votre adresse.</p>
<h2>Après la confirmation</h2>
<ul><li><p>Vous pouvez faire une demande pour vos dates depuis la page <a href="/booking">Réserver</a> et voir où en est chaque demande.</p></li><li><p>Après le séjour, vous pouvez le raconter dans un avis.</p></li></ul>
<h2>Vous ne trouvez pas l’e-mail\u00A0?</h2>
<p>Jetez un coup d’œil aux courriers indésirables. S’il n’y est pas non plus, <a href="/resend-confirmation">demandez un nouveau lien</a>\u00A0; si quelque chose ne fonctionne toujours pas, <a href="/contact">écrivez-nous</a> et nous nous en occupons.</p>
<p>En attendant, vous êtes déjà connecté\u00A0: vous pouvez faire un tour et compléter votre <a href="/profile">profil</a>.</p>`,
};

export const pages = {
  'informativa-privacy': privacyNotice,
  'registrazione-richiesta': registrationReceived,
} satisfies StarterLanguage['pages'];
