import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

type Line = { readonly origin: string; readonly close: () => Promise<void> };

/** A slow connection on which documents arrive in small pieces, so that a browser can paint between them. */
export async function openTricklingLine(site: string): Promise<Line> {
  const server = createServer(async (request, response) => {
    const answer = await fetch(`${site}${request.url}`, { headers: { accept: request.headers.accept ?? '*/*' } });
    const kind = answer.headers.get('content-type') ?? '';
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { 'content-type': kind });
    if (kind.startsWith('text/html')) await trickle(response, body);
    response.end(kind.startsWith('text/html') ? undefined : body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const BIT = 1024;
const BETWEEN_BITS_MS = 40;

async function trickle(response: ServerResponse, body: Buffer): Promise<void> {
  for (let start = 0; start < body.length; start += BIT) {
    response.write(body.subarray(start, start + BIT));
    await pause(BETWEEN_BITS_MS);
  }
}
