import { parentPort, workerData } from 'node:worker_threads';
import { copyDatabase } from './copy-database.ts';

parentPort?.postMessage(copyDatabase(workerData.from, workerData.to));
