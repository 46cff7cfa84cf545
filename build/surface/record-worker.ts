import { parentPort, workerData } from 'node:worker_threads';
import { recordSurfaces } from './record.ts';

parentPort?.postMessage(await recordSurfaces(workerData));
