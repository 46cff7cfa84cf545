import { call } from '@jangteo/http';
import { useEffect } from 'react';

/** Counts one view. A failure is ignored. */
export function useNoticeView(noticeId: number): void {
  useEffect(() => {
    call('PUT /api/v1/display/notice/:id/view', { params: { id: noticeId } }).catch(() => undefined);
  }, [noticeId]);
}
