import { BlockList, isIP } from 'node:net';

/** The configured mail server. */
export type SmtpServer = {
  /** In nodemailer's format. */
  readonly url: string;
  /** `demanded`: no message without TLS. `offered`: TLS if the server supports it. `never`: no TLS in any case. */
  readonly encryption: 'demanded' | 'offered' | 'never';
};

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** What is wrong with the `tls` parameter of an smtp or smtps address, worded for a ConfigError. */
export function findSmtpFault(address: string): string | undefined {
  const { protocol, searchParams } = new URL(address);
  const values = searchParams.getAll('tls');
  if (values.length === 0) return undefined;
  if (values.some((word) => word !== 'never')) return 'tls can only be never';
  return protocol === 'smtps:' ? 'tls=never does not go with smtps' : undefined;
}

/**
 * Messages and the mail password only cross a network encrypted: otherwise an attacker on the path could remove the
 * STARTTLS offer from the server's greeting. Within this machine there is no such path.
 */
export function readSmtpServer(address: string): SmtpServer {
  const url = new URL(address);
  const isNever = url.searchParams.has('tls');
  url.searchParams.delete('tls');
  if (isNever) return { url: url.href, encryption: 'never' };
  return { url: url.href, encryption: isThisMachine(url.hostname) ? 'offered' : 'demanded' };
}

function isThisMachine(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase();
  const family = isIP(name);
  return name === 'localhost' || (family !== 0 && loopback.check(name, family === 6 ? 'ipv6' : 'ipv4'));
}
