import { call } from '@jangteo/http';
import { queryOptions } from '@tanstack/react-query';

export const customEventQuery = (customEventId: number) =>
  queryOptions({
    queryKey: ['shop:custom-event', customEventId],
    queryFn: ({ signal }) => call('GET /api/v1/display/custom-event/:id', { params: { id: customEventId }, signal }),
  });
