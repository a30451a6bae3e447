import { generateKeyPairSync, sign } from 'node:crypto';

/** A certificate that a name gives itself for a day, in the form that `node:https` takes (X.509, RFC 5280). */
export function makeCertificate(name: string): { readonly key: string; readonly cert: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = sequence(oid(0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02));
  const subject = sequence(tagged(0x31, sequence(oid(0x55, 0x04, 0x03), tagged(0x0c, Buffer.from(name)))));
  const alternativeName = sequence(
    oid(0x55, 0x1d, 0x11),
    tagged(0x04, sequence(tagged(0x82, Buffer.from(name, 'latin1')))),
  );
  const certificate = sequence(
    tagged(0xa0, integer(2)),
    integer(1),
    algorithm,
    subject,
    sequence(utcTime(-1), utcTime(1)),
    subject,
    publicKey.export({ type: 'spki', format: 'der' }),
    tagged(0xa3, sequence(alternativeName)),
  );
  const signature = tagged(0x03, Buffer.from([0]), sign('sha256', certificate, privateKey));
  const base64 = sequence(certificate, algorithm, signature).toString('base64');
  return {
    key: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
    cert: `-----BEGIN CERTIFICATE-----\n${base64}\n-----END CERTIFICATE-----\n`,
  };
}

/** A DER value: tag, length, content. */
function tagged(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const head = length < 128 ? [tag, length] : [tag, 0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from(head), content]);
}

const sequence = (...parts: readonly Buffer[]) => tagged(0x30, ...parts);
const oid = (...bytes: readonly number[]) => tagged(0x06, Buffer.from(bytes));
const integer = (value: number) => tagged(0x02, Buffer.from([value]));

function utcTime(daysFromNow: number): Buffer {
  const instant = new Date(Date.now() + daysFromNow * 86_400_000).toISOString();
  return tagged(0x17, Buffer.from(`${instant.slice(2, 19).replace(/[-:T]/g, '')}Z`));
}
