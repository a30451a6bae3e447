import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { unpackDebian } from '../unpack-debian.ts';

const SERVICES = ['proxy', 'account', 'container', 'object'].map((service) => `swift-${service}`);
const MODULES = ['eventlet', 'lxml', 'cryptography', 'xattr', 'pyeclib', 'pastedeploy', 'netifaces', 'requests'];

const BUCKET = 'photos';
const keys = { accessKeyId: 'house:keeper', secretAccessKey: 'keeping' };

const started = z.object({ port: z.number().int(), nodes: z.array(z.number().int()) });

type BucketOptions = {
  /** Nodes with a copy of every object: three where one is to die; one where left out, which is faster. */
  readonly nodes?: 1 | 3;
  /** Capacity in bytes; that of the machine where left out. */
  readonly holds?: number;
};

/**
 * A bucket of a real S3 server: OpenStack Swift as Debian has it, on loopback ports and in a temporary
 * folder. It ends with this process at the latest.
 */
export async function startBucket({ nodes: copies = 1, holds }: BucketOptions = {}) {
  const packages = ['python3-swift', 'python3-six', ...SERVICES];
  const unpacked = unpackDebian({ name: 'swift', packages, withNeeds: MODULES.map((name) => `python3-${name}`) });
  const python = ['/usr/bin/python3', join(unpacked, 'usr/bin/python3')].find((place) => existsSync(place));
  const program = fileURLToPath(new URL('serve-swift.py', import.meta.url));
  // Memory takes the extended attributes that Swift keeps only since Linux 6.6; a disk always does.
  const words = [program, BUCKET, String(copies), String(holds ?? ''), tmpdir(), unpacked];
  const env = {
    PATH: process.env.PATH,
    PYTHONPATH: join(unpacked, 'usr/lib/python3/dist-packages'),
    LD_LIBRARY_PATH: ['x86_64', 'aarch64'].map((machine) => join(unpacked, `usr/lib/${machine}-linux-gnu`)).join(':'),
  };
  const child = spawn(python ?? 'python3', words, { stdio: ['pipe', 'pipe', 'inherit'], env });
  const ended = once(child, 'exit');
  const [line] = await Promise.race([once(createInterface(child.stdout), 'line'), ended]);
  if (typeof line !== 'string') throw new Error('the bucket ended at once: its words are above');
  const { port, nodes } = started.parse(JSON.parse(line));
  const endpoint = `http://127.0.0.1:${port}`;

  return {
    /** The value of MEDIA_URL; a prefix would come before the question mark. */
    url: `s3://${BUCKET}?endpoint=${encodeURIComponent(endpoint)}&region=local`,
    /** MEDIA_URL, parsed. */
    place: { bucket: BUCKET, prefix: '', endpoint, region: 'local' },
    keys,
    /** The keys as environment variables. */
    variables: { AWS_ACCESS_KEY_ID: keys.accessKeyId, AWS_SECRET_ACCESS_KEY: keys.secretAccessKey },

    /** Removes a node, and with it one copy of everything, for good. */
    killNode(node: 0 | 1 | 2): void {
      const killed = nodes[node];
      if (killed === undefined || copies === 1) throw new Error('a bucket that loses a node needs three');
      process.kill(killed, 'SIGKILL');
    },

    async close(): Promise<void> {
      child.stdin.end();
      await ended;
    },
  };
}
