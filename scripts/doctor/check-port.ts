import { createServer } from 'node:net';
import { type Finding, findingsOf } from './finding.ts';
import { codeOf, readHealth, requestSite } from './request-site.ts';

const { ok, warning, fault } = findingsOf('port');

type Listening = { readonly host: string; readonly port: number };

/** Whether the site listens on its port, or could. */
export async function checkPort({ host, port }: Listening, version: string): Promise<Finding> {
  if (port === 0) return ok('PORT vale 0: il sito prende una porta libera, ogni volta un’altra');
  const where = `${host}:${port}`;
  const running = await requestSite(`http://${nameOf(host)}:${port}/api/health`).then(readHealth, () => undefined);
  if (running === version) return ok(`il sito è acceso su ${where}`);
  if (running !== undefined) {
    return warning(
      `su ${where} è acceso un sito di versione ${running}, ma il programma è ${version}`,
      'Riavvia il sito.',
    );
  }
  const refusal = await tryToListen({ host, port });
  if (refusal === undefined) return warning(`${where} è libera: il sito è spento`, 'Avvialo, poi riprova.');
  return fault(`${where} non si può aprire (${refusal})`, adviceFor(refusal));
}

/** Node's error code if listening fails. */
function tryToListen({ host, port }: Listening): Promise<string | undefined> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', (error) => resolve(codeOf(error)));
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });
}

function adviceFor(refusal: string): string {
  if (refusal === 'EADDRINUSE') return 'La usa un altro programma, o un sito che non risponde: chiudilo o cambia PORT.';
  if (refusal === 'EACCES') return 'Le porte sotto la 1024 sono del sistema: usa PORT=3000 dietro un proxy.';
  if (refusal === 'EADDRNOTAVAIL' || refusal === 'ENOTFOUND') return 'HOST non è un indirizzo di questa macchina.';
  return 'Cambia PORT o HOST.';
}

function nameOf(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}
