import { once } from 'node:events';
import { connect as connectSocket, type Socket } from 'node:net';
import { connect, guest } from '../support/api.ts';
import { residentBytes, watchMemory } from '../support/resident-memory.ts';
import { expect, test } from '../support/site-test.ts';
import { owner, type RunningSite } from '../support/start-site.ts';

const MiB = 2 ** 20;

/** Bodies may hold half of what QUALITY.md allows (ADR 92); the other half is for code that the first of them loads. */
const MAX_BYTES = 64 * MiB;

type SlowBody = { readonly call: string; readonly type: string; readonly length: number; readonly token?: string };

/** Sends all of a body but its last byte, as far as the site accepts it, and keeps the connection open. */
async function begin({ origin }: RunningSite, { call, type, length, token }: SlowBody): Promise<Socket> {
  const { hostname, port } = new URL(origin);
  const socket = connectSocket(Number(port), hostname);
  socket.on('error', () => undefined);
  socket.resume();
  const lines = [`${call} HTTP/1.1`, 'Host: a', `Content-Type: ${type}`, `Content-Length: ${length}`];
  if (token) lines.push(`Authorization: Bearer ${token}`);
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  const isTaken = socket.write(Buffer.alloc(length - 1, ' '));
  // A refused client is disconnected before it has sent everything.
  if (!isTaken) await Promise.race([once(socket, 'drain'), once(socket, 'close')]).catch(() => undefined);
  return socket;
}

test('bodies that never end hold no memory, and others are answered meanwhile', async ({ site }, info) => {
  const { token } = await connect(site).auth.register({ body: guest });
  // The code for the first password and the first change is loaded before anything is measured.
  await connect(site).auth.login({ body: guest });
  await connect(site, token).profile.update({ body: { name: 'Ada' } });
  const json = 'application/json';
  await begin(site, { call: 'PUT /api/auth/profile', type: json, length: 1000, token }).then((socket) =>
    socket.destroy(),
  );
  const before = residentBytes(site);
  const readMost = watchMemory(site);

  const profile = { call: 'PUT /api/auth/profile', type: json, token };
  const form = { call: 'PUT /api/auth/avatar', type: 'multipart/form-data; boundary=limite', token };
  const bodies = [
    ...Array.from({ length: 30 }, () => ({ ...profile, length: 1_500_000 })),
    ...Array.from({ length: 30 }, () => ({ ...profile, length: 8 * MiB })),
    ...Array.from({ length: 20 }, () => ({ ...form, length: 5 * MiB })),
    ...Array.from({ length: 120 }, () => ({ call: 'POST /api/contact', type: json, length: 100_000 })),
  ];
  const sockets = await Promise.all(bodies.map((body) => begin(site, body)));
  await connect(site, token).profile.update({ body: { name: 'Ada Bianchi' } });
  await expect(connect(site).auth.login({ body: guest })).resolves.toBeDefined();

  const growth = readMost() - before;
  info.annotations.push({ type: 'growth of memory', description: `${Math.round(growth / MiB)} MiB` });
  expect(growth).toBeLessThan(MAX_BYTES);
  for (const socket of sockets) socket.destroy();
});

test('many accounts of one address keep neither the owner from saving nor others from writing', async ({ site }) => {
  const people = Array.from({ length: 8 }, (_, number) => ({ ...guest, email: `guest${number}@example.com` }));
  const accounts = await Promise.all(people.map((body) => connect(site).auth.register({ body })));
  const { token } = await connect(site).auth.login({ body: owner });
  const bodies = accounts.flatMap((account) => [account.token, account.token, account.token]);
  const profile = { call: 'PUT /api/auth/profile', type: 'application/json', length: 1_400_000 };
  const sockets = await Promise.all(bodies.map((each) => begin(site, { ...profile, token: each })));
  const page = { title: 'Regole', slug: 'regole', content: `<p>${'Poche regole, tutte gentili. '.repeat(20_000)}</p>` };
  await connect(site, token).pages.create({ body: page });
  const [first] = accounts;
  await connect(site, first?.token).profile.update({ body: { name: 'Ada Bianchi' } });
  await expect(connect(site).auth.login({ body: { ...guest, email: 'guest7@example.com' } })).resolves.toBeDefined();
  for (const socket of sockets) socket.destroy();
});
