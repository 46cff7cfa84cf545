import { randomUUID } from 'node:crypto';
import { links } from '@jangteo/contract/links';
import { apiAddress } from '../places.ts';
import { signUp } from './sign-in.ts';

/** The address of a new post of another member, which no other test sees. */
export async function othersPost(): Promise<string> {
  const { headers } = await signUp();
  const response = await fetch(`${apiAddress}/api/v1/community/dashboard`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({
      requestKey: randomUUID(),
      topic: 'talk',
      title: '장 보고 왔어요',
      body: '비가 와도 장은 섭니다.',
      images: [],
    }),
  });
  const { data } = (await response.json()) as { data?: { postId: number } };
  if (!data) throw new Error(`The post is refused with ${response.status}`);
  return links.communityPost(data.postId);
}
