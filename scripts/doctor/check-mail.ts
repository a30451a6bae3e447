import { signInToMailServer } from '../../server/src/adapters/mailer.ts';
import { type Finding, findingsOf } from './finding.ts';
import { codeOf } from './request-site.ts';

const { ok, warning, fault } = findingsOf('mail');

export type MailSettings = {
  readonly smtp: Parameters<typeof signInToMailServer>[0] | undefined;
  readonly mailFrom: string | undefined;
  readonly publicUrl: string | undefined;
};

type Timeouts = Parameters<typeof signInToMailServer>[1];

/** Connects and signs in without sending mail. */
export async function checkMail(settings: MailSettings, timeoutsMs?: Timeouts): Promise<Finding[]> {
  const { smtp } = settings;
  if (!smtp) {
    return [
      warning(
        'nessun server di posta: i messaggi restano in DATA_DIR/mail e non partono',
        'Imposta SMTP_URL e MAIL_FROM: smtps://NOME:PASSWORD@SERVER:465, con la password scritta come in un indirizzo (@ è %40).',
      ),
    ];
  }
  const { host } = new URL(smtp.url);
  const signedIn = await signInToMailServer(smtp, timeoutsMs).then(
    () => ok(`${host} risponde e ci accetta`),
    (error: unknown) => judgeFault(host, error),
  );
  return [signedIn, ...judgeSender(settings)];
}

function judgeFault(host: string, error: unknown): Finding {
  const words = error instanceof Error ? error.message : String(error);
  switch (codeOf(error)) {
    case 'EAUTH':
    case 'ENOAUTH':
    case 'EOAUTH2':
      return fault(
        `${host} non accetta nome e password (${words})`,
        'Controlla SMTP_URL. Chi ha la verifica in due passaggi deve creare una «password per le app» presso il suo fornitore.',
      );
    case 'EDNS':
      return fault(`${host}: nessun server ha questo nome`, 'Controlla il nome in SMTP_URL, e il DNS della macchina.');
    case 'ETLS':
      return fault(
        `${host}: niente connessione cifrata (${words})`,
        'Usa smtps:// con la porta 465, o un altro server.',
      );
    case 'ECONNECTION':
    case 'ECONNREFUSED':
    case 'ETIMEDOUT':
    case 'ESOCKET':
      return fault(
        `${host} non si raggiunge (${words})`,
        'Controlla nome e porta (465 con smtps://, 587 con smtp://). Molti fornitori di server chiudono la porta 25.',
      );
    default:
      return fault(`${host} rifiuta la posta (${words})`, 'Chiedi al fornitore che cosa manca.');
  }
}

/** Most servers treat a sender that nobody can reply to as spam. */
function judgeSender({ mailFrom, publicUrl }: MailSettings): Finding[] {
  if (mailFrom !== undefined || publicUrl !== undefined) return [];
  return [
    warning('il mittente è di una macchina senza nome', 'Imposta MAIL_FROM: Casa al Mare <info@la-tua-casa.it>.'),
  ];
}
