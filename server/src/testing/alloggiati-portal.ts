import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { TABLE_KINDS } from '@approdo/shared/domain/law/register/official-tables';
import { OFFICIAL_FILES } from '@approdo/shared/domain/law/register/testing/official-files';

export type PortalStandIn = Awaited<ReturnType<typeof startAlloggiatiPortal>>;

/** Simulates the portal of the Polizia di Stato on loopback: it serves the official lists, or misbehaves. */
export async function startAlloggiatiPortal() {
  let fault: 'silence' | 'error' | 'elsewhere' | 'endless' | undefined;
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://portal');
    const kind = TABLE_KINDS.find((each) => each === searchParams.get('N'));
    if (fault === 'silence') return;
    if (fault === 'elsewhere') return response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end();
    if (fault === 'endless') return response.end(Buffer.alloc(3 * 1024 * 1024, 'a'));
    const isThere =
      pathname === '/Download.ashx' && kind && searchParams.get('ID') === String(TABLE_KINDS.indexOf(kind));
    if (fault === 'error' || !isThere) return response.writeHead(500).end();
    return response.writeHead(200, { 'content-type': 'text/csv' }).end(OFFICIAL_FILES[kind]);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    root: `http://127.0.0.1:${port}`,
    requests,
    fail(how: typeof fault): void {
      fault = how;
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
