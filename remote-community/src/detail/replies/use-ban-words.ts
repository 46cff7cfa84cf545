import { call } from '@jangteo/http';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** The server is asked once nothing has been typed for so long. */
const typingPauseMs = 500;

const banWordsQuery = (text: string) =>
  queryOptions({
    queryKey: ['community:ban-words', text],
    queryFn: ({ signal }) => call('GET /api/v1/community/ban-words/validation', { query: { text }, signal }),
  });

/** The ban words of a text of up to 1,000 letters, while it is written. */
export function useBanWords(text: string): readonly string[] {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), typingPauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  const { data } = useQuery({ ...banWordsQuery(settled), enabled: settled.trim() !== '' });
  return settled === text ? (data?.words ?? []) : [];
}
