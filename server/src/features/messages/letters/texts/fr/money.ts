import type { Wording } from '@approdo/shared/domain/base/text/wording';

const WAYS = `Par virement\u00A0:
Titulaire du compte\u00A0: {beneficiario}
IBAN\u00A0: {iban}
BIC\u00A0: {bic}

Par carte (une minute suffit)\u00A0: {carta}`;

/** The letters to guests about money in French. */
export const money = {
  PAYMENT_ASKED: {
    subject: 'Le paiement de votre séjour\u00A0: {arrivo} – {partenza}',
    body: `Bonjour {nome},

Voici les montants à régler pour votre séjour à {casa}, leurs échéances et le motif à indiquer\u00A0:

{rate}

${WAYS}

Tout est prêt ici, à copier ou à scanner avec l’application de votre banque\u00A0: {collegamento}

À bientôt,
{casa}`,
  },
  PAYMENT_RECEIVED: {
    subject: 'Nous avons reçu votre paiement\u00A0: {importo}',
    body: `Bonjour {nome},

Nous avons reçu {importo} {scopo} à {casa}. Merci\u00A0!

Prochain paiement\u00A0: {prossimo}

Vous trouverez ici tout ce qui concerne votre séjour\u00A0: {collegamento}

À bientôt,
{casa}`,
  },
  BALANCE_DUE: {
    subject: 'Votre paiement arrive bientôt à échéance\u00A0: {arrivo} – {partenza}',
    body: `Bonjour {nome},

Un paiement pour votre séjour à {casa} arrive bientôt à échéance\u00A0:

{rate}

${WAYS}

Tout est prêt ici\u00A0: {collegamento}

Si vous venez de payer, il n’y a plus rien à faire.

À bientôt,
{casa}`,
  },
  PAYMENT_LATE: {
    subject: 'Nous attendons encore votre paiement\u00A0: {arrivo} – {partenza}',
    body: `Bonjour {nome},

Nous n’avons pas encore reçu ce paiement pour votre séjour à {casa}\u00A0:

{rate}

${WAYS}

Tout est prêt ici\u00A0: {collegamento}

Si vous venez de payer, il n’y a plus rien à faire. En cas de difficulté, répondez simplement à cet e-mail.

Bien cordialement,
{casa}`,
  },
  SECURITY_RETURNED: {
    subject: 'Votre dépôt de garantie vous a été remboursé\u00A0: {importo}',
    body: `Bonjour {nome},

Nous vous avons remboursé {importo} sur le dépôt de garantie de votre séjour à {casa}.

Retenu pour des dégâts\u00A0: {trattenuto}

Vous trouverez ici tout ce qui concerne votre séjour\u00A0: {collegamento}

Bien cordialement,
{casa}`,
  },
  PAYMENT_RETURNING: {
    subject: 'Paiement reçu pour un séjour annulé\u00A0: nous vous remboursons',
    body: `Bonjour {nome},

Nous avons reçu votre paiement par carte de {importo}, mais votre séjour à {casa} ({arrivo} – {partenza}) a été annulé.

Nous vous remboursons la totalité\u00A0: vous n’avez rien à faire.

Vous trouverez ici tout ce qui concerne votre séjour\u00A0: {collegamento}

Bien cordialement,
{casa}`,
  },
} satisfies Readonly<Record<string, Wording>>;
