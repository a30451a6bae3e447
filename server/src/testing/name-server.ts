import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { isIPv6 } from 'node:net';

export type NameServer = Awaited<ReturnType<typeof startNameServer>>;

const TYPES = { A: 1, AAAA: 28 } as const;
const NAME_ERROR = 3;

/**
 * A name server on loopback that resolves these names (RFC 1035, and 3596 for AAAA), and no others. A `silent` one
 * receives questions and never answers.
 */
export async function startNameServer(known: Readonly<Record<string, readonly string[]>>, { isSilent = false } = {}) {
  const socket = createSocket('udp4');
  const questions: string[] = [];
  socket.on('message', (query, { port, address }) => {
    const { name, type, end } = readQuestion(query);
    questions.push(name);
    if (!isSilent) socket.send(answerTo(query.subarray(0, end), known[name], type), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    /** Each question, for either kind of address. */
    questions,
    async close(): Promise<void> {
      socket.close();
      await once(socket, 'close');
    },
  };
}

function readQuestion(query: Buffer) {
  const labels: string[] = [];
  let at = 12;
  for (let length = query.readUInt8(at); length > 0; length = query.readUInt8(at)) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), type: query.readUInt16BE(at + 1), end: at + 5 };
}

/** The answer: the question, followed by the records of its type. */
function answerTo(question: Buffer, addresses: readonly string[] | undefined, type: number): Buffer {
  const records = (addresses ?? []).filter((address) => type === (isIPv6(address) ? TYPES.AAAA : TYPES.A));
  const head = Buffer.from(question);
  head.writeUInt16BE(0x8180 + (addresses ? 0 : NAME_ERROR), 2);
  for (const [at, count] of [1, records.length, 0, 0].entries()) head.writeUInt16BE(count, 4 + 2 * at);
  return Buffer.concat([head, ...records.map((address) => recordOf(address, type))]);
}

function recordOf(address: string, type: number): Buffer {
  const bytes = bytesOf(address);
  const record = Buffer.alloc(12);
  record.writeUInt16BE(0xc00c, 0);
  record.writeUInt16BE(type, 2);
  record.writeUInt16BE(1, 4);
  record.writeUInt32BE(60, 6);
  record.writeUInt16BE(bytes.length, 10);
  return Buffer.concat([record, bytes]);
}

function bytesOf(address: string): Buffer {
  if (!isIPv6(address)) return Buffer.from(address.split('.').map(Number));
  const [before = '', after = ''] = address.split('::');
  const groups = (text: string) => text.split(':').filter((group) => group !== '');
  const zeros = Array.from({ length: 8 - groups(before).length - groups(after).length }, () => '0');
  const all = [...groups(before), ...zeros, ...groups(after)];
  return Buffer.from(all.map((group) => group.padStart(4, '0')).join(''), 'hex');
}
