import { BlockList, isIP } from 'node:net';
import { uploadLimits } from '@approdo/shared/domain/content/media-limits';
import { type Finding, findingsOf } from './finding.ts';
import { requestSite } from './request-site.ts';

const { ok, warning } = findingsOf('proxy');

export type ProxySettings = {
  readonly publicUrl: string | undefined;
  readonly trustProxy: number;
  readonly host: string;
};

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Whether the configuration fits a proxy, and the proxy lets through what the site accepts. */
export async function checkProxy(settings: ProxySettings): Promise<Finding[]> {
  const { publicUrl } = settings;
  const found = [
    ...judgeTrust(settings),
    ...(publicUrl === undefined ? [] : await checkUploads(publicUrl)),
    ...(publicUrl?.startsWith('https:') ? await checkPlainDoor(publicUrl) : []),
  ];
  if (found.length > 0) return found;
  return [
    ok(settings.trustProxy === 0 ? 'nessun proxy davanti' : `${settings.trustProxy} davanti, e lascia passare tutto`),
  ];
}

function judgeTrust({ publicUrl, trustProxy, host }: ProxySettings): Finding[] {
  if (trustProxy === 0 && publicUrl?.startsWith('https:')) {
    return [
      warning(
        'PUBLIC_URL è https, dunque c’è un proxy, ma TRUST_PROXY vale 0: per il sito tutti i visitatori hanno lo stesso indirizzo',
        'Imposta TRUST_PROXY=1 (il numero dei proxy).',
      ),
    ];
  }
  if (trustProxy > 0 && !isLoopback(host)) {
    return [
      warning(
        `TRUST_PROXY vale ${trustProxy} e HOST è ${host}: chi raggiunge la porta senza passare dal proxy può fingere qualunque indirizzo`,
        'Usa HOST=127.0.0.1; in un contenitore pubblica la porta solo su 127.0.0.1.',
      ),
    ];
  }
  return [];
}

/** Announces the largest allowed video: if the proxy lets it through, the site refuses it for lack of a session. */
async function checkUploads(publicUrl: string): Promise<Finding[]> {
  const headers = {
    'Content-Type': 'multipart/form-data; boundary=approdo',
    'Content-Length': String(uploadLimits.video),
    Expect: '100-continue',
  };
  const status = await requestSite(`${publicUrl}/api/media`, { method: 'POST', headers }).then(
    (answer) => answer.status,
    () => 0,
  );
  if (status !== 413) return [];
  return [
    warning(
      'il proxy rifiuta i file grandi: i video da 500 MB non arrivano',
      'nginx: client_max_body_size 0; i limiti sono del sito.',
    ),
  ];
}

/** Visitors who type only the name arrive by plain http first. */
async function checkPlainDoor(publicUrl: string): Promise<Finding[]> {
  const { hostname, port } = new URL(publicUrl);
  if (port !== '') return [];
  const answer = await requestSite(`http://${hostname}/`).catch(() => undefined);
  const leadsOn = answer && String(answer.headers.location ?? '').startsWith(`https://${hostname}`);
  if (leadsOn) return [];
  return [
    warning(
      `http://${hostname} non rimanda a https`,
      'Apri la porta 80 e rimanda tutto a https, come nei file delle guide.',
    ),
  ];
}

function isLoopback(host: string): boolean {
  if (host === 'localhost') return true;
  const family = isIP(host);
  return family !== 0 && loopback.check(host, family === 6 ? 'ipv6' : 'ipv4');
}
