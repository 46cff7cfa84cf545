// One worker thread renders the pages of one release set, so that sets never share a global scope.
import { parentPort, workerData } from 'node:worker_threads';
import type { Content } from '@jangteo/contract/rendering';
import { loadRenderer } from './loader.ts';
import { watchCalls } from './page-calls.ts';
import type { ContentBytes, FailedCall, FromWorker, ToWorker, WorkerStart } from './protocol.ts';
import { reasonOf } from './reason.ts';

const { set, pageAtWork } = workerData as WorkerStart;
const post = (message: FromWorker, given: ArrayBuffer[] = []) => parentPort?.postMessage(message, given);
const encoder = new TextEncoder();

// An unhandled rejection of one page must not end the other pages in this thread.
process.on('unhandledRejection', (error) => post({ type: 'stray', reason: reasonOf(error) }));

const whileWatching = watchCalls(set.apiUrls);
const prepare = loadRenderer(set);
const noteAtWork = (id: number): void => void Atomics.store(pageAtWork, 0, id);

parentPort?.on('message', async (message: ToWorker) => {
  if (message.type === 'ping') return post({ type: 'pong' });
  const { id, request, callHeaders: headers } = message;
  const onFailed = (failed: FailedCall[]) => post({ type: 'calls failed', id, failed });
  try {
    await whileWatching({ headers, onFailed }, async () => {
      noteAtWork(id);
      const { finish, ...prepared } = await prepare(request);
      post({ type: 'prepared', id, prepared });
      if (prepared.redirect !== undefined) return;
      noteAtWork(id);
      // The host renders at once; what has to wait, and older hosts, in an immediate that runs right after this one.
      setImmediate(noteAtWork, id);
      postContent(id, await finish());
    });
  } catch (error) {
    post({ type: 'failed', id, reason: reasonOf(error) });
  }
});

function postContent(id: number, { html, styles, state }: Content): void {
  const content: ContentBytes = {
    html: encoder.encode(html),
    styles: encoder.encode(styles),
    state: encoder.encode(state),
  };
  post(
    { type: 'finished', id, content },
    Object.values(content).map(({ buffer }) => buffer),
  );
}
