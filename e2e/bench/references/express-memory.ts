import express from 'express';
import type { StoredAnswer } from './start-reference.ts';

/** The reference of most rows: the same bytes and headers, without any work. */
process.once('message', (answers: readonly StoredAnswer[]) => {
  const app = express();
  for (const { method, path, status, headers, body } of answers) {
    const bytes = Buffer.from(body);
    app[method](path, (_, response) => {
      response.status(status).set(headers).send(bytes);
    });
  }
  const server = app.listen(0, '127.0.0.1', () => {
    const address = server.address();
    if (typeof address === 'object' && address) process.send?.(`http://127.0.0.1:${address.port}`);
  });
});
