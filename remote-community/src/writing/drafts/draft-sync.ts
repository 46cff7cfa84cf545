import { CallError, call } from '@jangteo/http';
import { showToast } from '@jangteo/overlay';
import { isBanned, needsAgreement } from '@jangteo/session';
import type { WritingBoard } from '../../posts/writing-board.ts';
import type { Draft } from './draft.ts';

const pauseMs = 3_000;
const usualHours = 7 * 24;

export interface DraftSync {
  /** Sends the draft once nothing has changed for a while; undefined deletes the server's. */
  change: (draft: Draft | undefined) => void;
  /** Sends at once what has changed. */
  flush: () => void;
  /** Drops what has not been sent, and resolves once nothing is on its way. */
  settle: () => Promise<void>;
}

/** Keeps the server's copy of a new post's draft. When a call fails, the copy on this device is the newer one. */
export function makeDraftSync(board: WritingBoard): DraftSync {
  let waiting: { draft: Draft | undefined } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> = Promise.resolve();
  let isAnnounced = false;

  async function send(draft: Draft | undefined): Promise<void> {
    // The server keeps nothing of members who may not write; a banned one may still delete.
    if (needsAgreement() || (isBanned() && draft !== undefined)) return;
    try {
      if (draft === undefined) {
        await call('DELETE /api/v1/community/draft/:board', { params: { board } });
        return;
      }
      const { writeDt } = await call('PUT /api/v1/community/draft/:board', { params: { board }, body: bodyOf(draft) });
      if (Date.parse(writeDt) > draft.savedAt && !isAnnounced) {
        isAnnounced = true;
        showToast({ matter: 'community-draft', icon: 'info', start: '다른 기기에서 더 나중에 쓴 글이 있어요.' });
      }
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
    }
  }

  function flush(): void {
    clearTimeout(timer);
    if (!waiting) return;
    const { draft } = waiting;
    waiting = undefined;
    sending = sending.then(() => send(draft));
  }

  return {
    change(draft) {
      waiting = { draft };
      clearTimeout(timer);
      timer = setTimeout(flush, pauseMs);
    },
    flush,
    settle() {
      clearTimeout(timer);
      waiting = undefined;
      return sending;
    },
  };
}

const bodyOf = ({ topic, title, body, images, products, poll, savedAt }: Draft) => ({
  writeDt: new Date(savedAt).toISOString(),
  topic,
  title,
  body,
  images: images.map(({ imageUrl }) => imageUrl),
  productNos: products.map(({ productNo }) => productNo),
  ...(poll && {
    poll: { options: poll.options, isMultiple: poll.isMultiple, hours: poll.hours ?? usualHours },
  }),
});
