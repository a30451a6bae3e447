import { once } from 'node:events';
import { freePorts } from './start-proxy.ts';

/** What a process holds once all garbage is collected, in bytes. */
type HeldMemory = {
  /** In use, in V8's heap and outside of it. */
  readonly used: number;
  /** Resident beside V8's heap, what libraries allocated by themselves included. */
  readonly besideHeap: number;
};

/** A site's process whose memory is looked at from outside. */
export type MemoryProbe = {
  /** What the process has to be started with. */
  readonly variables: Readonly<Record<string, string>>;
  /** What Node writes to the process's stderr when it is looked at. */
  readonly said: string;
  readonly collectGarbage: () => Promise<void>;
  /** Collects garbage first. */
  readonly readHeld: () => Promise<HeldMemory>;
};

/**
 * Looks into a process through Node's inspector. Its resident memory would not do: V8 collects a heap that has grown
 * under load only once there is new load.
 */
export async function createMemoryProbe(): Promise<MemoryProbe> {
  const [port = 0] = await freePorts(1);

  async function lookInside<T>(look: (socket: WebSocket) => Promise<T>): Promise<T> {
    const list = await fetch(`http://127.0.0.1:${port}/json/list`);
    const [target]: { readonly webSocketDebuggerUrl: string }[] = await list.json();
    const socket = new WebSocket(target?.webSocketDebuggerUrl ?? '');
    await once(socket, 'open');
    try {
      await ask(socket, 'HeapProfiler.collectGarbage', {});
      return await look(socket);
    } finally {
      socket.close();
    }
  }

  return {
    variables: { NODE_OPTIONS: `--inspect=127.0.0.1:${port} --inspect-publish-uid=http` },
    said: 'Debugger attached.\n',
    collectGarbage: () => lookInside(async () => {}),
    readHeld: () =>
      lookInside(async (socket) => {
        const { result } = await ask(socket, 'Runtime.evaluate', { expression: HELD });
        return JSON.parse(String(result?.value));
      }),
  };
}

const HELD = `(({ rss, heapTotal, heapUsed, external }) =>
  JSON.stringify({ used: heapUsed + external, besideHeap: rss - heapTotal }))(process.memoryUsage())`;

type Answer = { readonly result?: { readonly value?: unknown } };

async function ask(socket: WebSocket, method: string, params: object): Promise<Answer> {
  const answered = once(socket, 'message');
  socket.send(JSON.stringify({ id: 1, method, params }));
  const [{ data }] = await answered;
  return JSON.parse(data).result;
}
