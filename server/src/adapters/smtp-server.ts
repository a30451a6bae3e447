import { BlockList, isIP } from 'node:net';

/** The mail server of the configuration. */
export type SmtpServer = {
  /** As nodemailer reads it. */
  readonly url: string;
  /** `demanded`: no message without TLS. `offered`: with TLS where the server has it. `never`: without, whatever it has. */
  readonly encryption: 'demanded' | 'offered' | 'never';
};

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** What is wrong with the `tls` of an smtp or smtps address, in the words of a ConfigError. */
export function findSmtpFault(address: string): string | undefined {
  const { protocol, searchParams } = new URL(address);
  const asked = searchParams.getAll('tls');
  if (asked.length === 0) return undefined;
  if (asked.some((word) => word !== 'never')) return 'tls can only be never';
  return protocol === 'smtps:' ? 'tls=never does not go with smtps' : undefined;
}

/**
 * Messages and the password of the mail server go over a network only encrypted: someone on the way could else strike
 * the offer of STARTTLS out of the server's greeting. On this machine there is no way in between.
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
