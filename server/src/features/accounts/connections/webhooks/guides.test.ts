import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HeardMessage } from '../../../../testing/webhook-listener.ts';
import { createWebhookSite, type WebhookSite } from '../../../../testing/webhook-site.ts';

/** The guide's example in that language, as copied from there. */
function exampleOf(guide: string, language: string): string {
  const text = readFileSync(new URL(`../../../../../../docs/guides/${guide}`, import.meta.url), 'utf8');
  const [, indent = '', code = ''] =
    new RegExp(`^( *)\`\`\`${language}\\n([\\s\\S]*?)^\\1\`\`\``, 'm').exec(text) ?? [];
  if (code === '') throw new Error(`${guide} has no example in ${language}`);
  return code.replaceAll(new RegExp(`^${indent}`, 'gm'), '');
}

let site: WebhookSite;
let message: HeardMessage;
beforeAll(async () => {
  // The examples read the clock of their machine.
  site = await createWebhookSite({ now: new Date().toISOString() });
  const [received] = await site.webhooksDuring(site.writeToOwner);
  if (!received) throw new Error('nothing was told');
  message = received;
});
afterAll(() => site.close());

type Given = Pick<HeardMessage, 'headers' | 'body'>;

/** Everything that somebody may have changed on the way, or replayed later. */
const forged = (): [string, Given][] => {
  const { headers, body } = message;
  const longAgo = String(Number(headers['webhook-timestamp']) - 301);
  return [
    ['another body', { headers, body: body.replace('message', 'booking') }],
    ['another id', { headers: { ...headers, 'webhook-id': 'msg_other' }, body }],
    ['another time', { headers: { ...headers, 'webhook-timestamp': longAgo }, body }],
    ['no signature', { headers: {}, body }],
    ['a signature of another kind', { headers: { ...headers, 'webhook-signature': 'v1a,AAAA' }, body }],
  ];
};

describe('the example for n8n', () => {
  const AsyncFunction = Object.getPrototypeOf(async () => undefined).constructor;

  /** As n8n's Code node runs it behind a Webhook node that keeps the raw body. */
  const run = async ({ headers, body }: Given) =>
    await new AsyncFunction('$input', '$env', 'require', exampleOf('n8n.md', 'js')).call(
      { helpers: { getBinaryDataBuffer: async () => Buffer.from(body) } },
      { first: () => ({ json: { headers } }) },
      { APPRODO_SECRET: site.program.secret },
      createRequire(import.meta.url),
    );

  test('takes what the house sent', async () => {
    const id = message.headers['webhook-id'];
    expect(await run(message)).toEqual([{ json: { id, ...message.json } }]);
  });

  test('takes nothing else', async () => {
    for (const [what, given] of forged()) await expect(run(given), what).rejects.toThrow('not signed by the house');
  });
});

const hasPython = spawnSync('python3', ['--version']).status === 0;

describe.skipIf(!hasPython)('the example for Home Assistant', () => {
  /** The example's own function, on a machine without Home Assistant. */
  function run({ headers, body }: Given, now = Date.now() / 1000): unknown {
    const ask = `
import sys
given = json.loads(sys.stdin.read())
print(json.dumps(read_signed(given["secret"], given["headers"], given["body"].encode(), given["now"])))`;
    const input = JSON.stringify({ secret: site.program.secret, headers, body, now });
    const code = `${exampleOf('home-assistant.md', 'python')}${ask}`;
    return JSON.parse(execFileSync('python3', ['-c', code], { input, encoding: 'utf8' }));
  }

  test('takes what the house sent', () => {
    expect(run(message)).toEqual({ id: message.headers['webhook-id'], ...message.json });
  });

  test('takes nothing else', () => {
    for (const [what, given] of forged()) expect(run(given), what).toBeNull();
    expect(run(message, Date.now() / 1000 + 301)).toBeNull();
  });
});
