import { type Finding, findingsOf } from './finding.ts';
import { codeOf, readHealth, requestSite, type SiteAnswer } from './request-site.ts';

const { ok, warning, fault } = findingsOf('public-url');

const TWO_WEEKS_MS = 14 * 24 * 3_600_000;

type PublicUrlSettings = { readonly publicUrl: string | undefined; readonly version: string; readonly now: Date };

/** Whether PUBLIC_URL, which links in letters use, leads to this site. */
export async function checkPublicUrl({ publicUrl, version, now }: PublicUrlSettings): Promise<Finding[]> {
  if (publicUrl === undefined) {
    return [
      warning(
        'PUBLIC_URL non è impostata: i link nelle e-mail portano a questa macchina',
        'Imposta PUBLIC_URL=https://www.la-tua-casa.it (senza barra in fondo).',
      ),
    ];
  }
  const plain = judgeScheme(publicUrl);
  try {
    const answer = await requestSite(`${publicUrl}/api/health`);
    return [judgeAnswer(publicUrl, answer, version), ...plain, ...judgeCertificate(answer, now)];
  } catch (error) {
    return [judgeSilence(publicUrl, codeOf(error)), ...plain];
  }
}

function judgeAnswer(publicUrl: string, answer: SiteAnswer, version: string): Finding {
  const { status, headers } = answer;
  const found = readHealth(answer);
  if (found === version) return ok(`${publicUrl} porta a questo sito`);
  if (found !== undefined) {
    const advice = 'Riavvia il sito, o controlla che il proxy porti a questo.';
    return fault(`${publicUrl} porta a un sito di versione ${found}, il programma è ${version}`, advice);
  }
  if (status >= 300 && status < 400) {
    const advice = 'Imposta PUBLIC_URL con l’indirizzo definitivo, «www» compreso.';
    return fault(`${publicUrl} rimanda a ${headers.location}`, advice);
  }
  if (status === 502 || status === 503 || status === 504) {
    const advice = 'Accendi il sito, e controlla che il proxy conosca HOST e PORT.';
    return fault(`${publicUrl}: il proxy risponde ${status}, dietro non trova il sito`, advice);
  }
  return fault(
    `${publicUrl} risponde ${status}, ma non è questo sito`,
    'Controlla il DNS e la configurazione del proxy.',
  );
}

function judgeSilence(publicUrl: string, code: string): Finding {
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return fault(`${publicUrl}: il nome non esiste`, 'Crea il record A (e AAAA) nel DNS; può volerci qualche ora.');
  }
  if (code === 'CERT_HAS_EXPIRED') {
    return fault(`${publicUrl}: il certificato è scaduto`, 'Rinnovalo: sudo certbot renew; Caddy lo fa da solo.');
  }
  if (/CERT|SELF_SIGNED|ALTNAME|UNABLE_TO/.test(code)) {
    return fault(
      `${publicUrl}: il certificato non è buono per questo nome (${code})`,
      'I browser rifiutano il sito: fai un certificato per questo nome.',
    );
  }
  return fault(
    `${publicUrl} non risponde (${code})`,
    'Controlla che il proxy sia acceso e che il firewall lasci passare le porte 80 e 443. Alcuni router non riportano dentro chi parte da dentro: prova anche da fuori.',
  );
}

function judgeScheme(publicUrl: string): Finding[] {
  if (publicUrl.startsWith('https:')) return [];
  return [
    warning(
      `${publicUrl} non è https: le password viaggiano in chiaro`,
      'Metti davanti un proxy con TLS: docs/guides/install.md.',
    ),
  ];
}

function judgeCertificate({ certificateEndsAt: end }: SiteAnswer, now: Date): Finding[] {
  if (!end || end.getTime() - now.getTime() > TWO_WEEKS_MS) return [];
  return [
    warning(
      `il certificato scade il ${end.toISOString().slice(0, 10)}`,
      'Il rinnovo automatico non funziona: controllalo.',
    ),
  ];
}
