import type { MoneyLetterWords } from './money-letter-words.ts';

const WAYS = `Par virement\u00A0:
Titulaire du compte\u00A0: {beneficiario}
IBAN\u00A0: {iban}
BIC\u00A0: {bic}

Par carte, en une minute\u00A0: {carta}`;

/** What the program writes to guests about money in French. */
export const french: MoneyLetterWords = {
  PAYMENT_ASKED: {
    subject: 'Le paiement de votre séjour\u00A0: {arrivo} – {partenza}',
    body: `Bonjour {nome},

voici ce qui est à payer pour votre séjour à {casa}, jusqu’à quand et avec quel motif\u00A0:

{rate}

${WAYS}

Tout est prêt ici, à copier ou à scanner avec l’application de votre banque\u00A0: {collegamento}

À bientôt,
{casa}`,
  },
  PAYMENT_RECEIVED: {
    subject: 'Nous avons reçu votre paiement\u00A0: {importo}',
    body: `Bonjour {nome},

nous avons reçu {importo} {scopo} à {casa}. Merci\u00A0!

Prochain paiement\u00A0: {prossimo}

Tout ce qui concerne votre séjour est ici\u00A0: {collegamento}

À bientôt,
{casa}`,
  },
  BALANCE_DUE: {
    subject: 'Votre paiement arrive bientôt à échéance\u00A0: {arrivo} – {partenza}',
    body: `Bonjour {nome},

un paiement pour votre séjour à {casa} arrive bientôt à échéance\u00A0:

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

nous n’avons pas encore reçu ce paiement pour votre séjour à {casa}\u00A0:

{rate}

${WAYS}

Tout est prêt ici\u00A0: {collegamento}

Si vous venez de payer, il n’y a plus rien à faire. S’il y a une difficulté, répondez simplement à ce message.

Cordialement,
{casa}`,
  },
  SECURITY_RETURNED: {
    subject: 'Votre dépôt de garantie vous est rendu\u00A0: {importo}',
    body: `Bonjour {nome},

nous vous avons rendu {importo} du dépôt de garantie de votre séjour à {casa}.

Retenu pour un dégât\u00A0: {trattenuto}

Tout ce qui concerne votre séjour est ici\u00A0: {collegamento}

Cordialement,
{casa}`,
  },
  PAYMENT_RETURNING: {
    subject: 'Paiement reçu pour un séjour annulé\u00A0: nous vous remboursons',
    body: `Bonjour {nome},

nous avons reçu votre paiement par carte de {importo}, mais votre séjour à {casa} ({arrivo} – {partenza}) a été annulé.

Nous vous remboursons la totalité\u00A0: vous n’avez rien à faire.

Tout ce qui concerne votre séjour est ici\u00A0: {collegamento}

Cordialement,
{casa}`,
  },
};
