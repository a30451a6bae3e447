import { randomFillSync } from 'node:crypto';
import { createSocket } from 'node:dgram';

/** The packet size, and the offsets of its time stamps (RFC 5905, 7.3). */
const PACKET_BYTES = 48;
const SENT_AT = 40;
const ORIGIN_AT = 24;
/** No leap, version 4, from a client. */
const QUESTION = 0x23;
const MODE_OF_SERVER = 4;
/** Seconds from NTP's epoch, 1900, to 1970. */
const EPOCH_SECONDS = 2_208_988_800;

export type TimeServer = { readonly host: string; readonly port: number; readonly timeoutMs?: number };

/** Queries an SNTP server for the time, to the second; throws if it does not answer in time. */
export function askTime({ host, port, timeoutMs = 3000 }: TimeServer): Promise<Date> {
  const socket = createSocket('udp4');
  const question = Buffer.alloc(PACKET_BYTES);
  question[0] = QUESTION;
  // The server repeats these bytes: a packet without them is not its answer.
  randomFillSync(question, SENT_AT);
  const answer = new Promise<Date>((resolve, reject) => {
    const deadline = setTimeout(() => reject(new Error('no time server answers')), timeoutMs);
    socket.once('close', () => clearTimeout(deadline));
    socket.once('error', reject);
    socket.on('message', (packet) => {
      if (isAnswerTo(question, packet)) resolve(new Date((packet.readUInt32BE(SENT_AT) - EPOCH_SECONDS) * 1000));
    });
    // A connected socket only receives from this host, and reports if the port is closed.
    socket.connect(port, host, () => socket.send(question));
  });
  return answer.finally(() => socket.close());
}

function isAnswerTo(question: Buffer, packet: Buffer): boolean {
  if (packet.length < PACKET_BYTES || ((packet[0] ?? 0) & 7) !== MODE_OF_SERVER) return false;
  return packet.subarray(ORIGIN_AT, ORIGIN_AT + 8).equals(question.subarray(SENT_AT, SENT_AT + 8));
}
