import { call } from '@jangteo/http';
import { useEffect } from 'react';

/** Counts the reader. A count that fails is not the reader's business. */
export function useNoticeView(noticeId: number): void {
  useEffect(() => {
    call('PUT /api/v1/display/notice/:id/view', { params: { id: noticeId } }).catch(() => undefined);
  }, [noticeId]);
}
