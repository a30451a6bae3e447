import { Worker } from 'node:worker_threads';
import type { UtilityProcess } from '../main/electron-surface.ts';
import { relay } from './relay.ts';
import { strictProxy } from './strict-proxy.ts';

/** A thread with the one interface of a utility process, `process.parentPort`. */
export function createStandInProcess(file: string): UtilityProcess {
  const worker = new Worker(IN_THREAD, { eval: true, workerData: file });
  return strictProxy('utilityProcess', {
    postMessage: (message) => worker.postMessage(message),
    kill: () => {
      void worker.terminate();
      return true;
    },
    on: (event: 'message' | 'exit', listener: (message: never) => void) => worker.on(event, relay(listener)),
  } satisfies UtilityProcess);
}

const IN_THREAD = `
const { parentPort, workerData } = require('node:worker_threads');
process.parentPort = {
  on: (event, listener) => parentPort.on(event, (data) => listener({ data })),
  postMessage: (message) => parentPort.postMessage(message),
};
import(require('node:url').pathToFileURL(workerData).href);
`;
