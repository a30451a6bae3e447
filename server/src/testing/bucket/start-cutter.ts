import { request as ask, createServer } from 'node:http';
import { listen } from '../../http/shell/listen.ts';

/** A proxy that, on demand, cuts off so many responses of more than a few bytes in the middle. */
export async function startCutter(target: string) {
  let left = 0;
  const server = createServer((request, response) => {
    const { url, method, headers } = request;
    const passed = ask(`${target}${url}`, { method, headers }, (answer) => {
      const length = Number(answer.headers['content-length'] ?? 0);
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      if (left > 0 && length > 1000) {
        left -= 1;
        answer.once('data', (piece: Buffer) => {
          answer.destroy();
          response.write(piece.subarray(0, Math.ceil(length / 2)), () => response.destroy());
        });
      } else answer.pipe(response);
    });
    passed.on('error', () => response.destroy());
    request.pipe(passed);
  });
  const endpoint = await listen(server, { host: '127.0.0.1', port: 0 });

  return {
    endpoint,
    cut(answers: number): void {
      left = answers;
    },
    close(): void {
      server.closeAllConnections();
      server.close();
    },
  };
}
