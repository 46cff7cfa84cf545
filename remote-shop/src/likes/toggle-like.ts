import { codes } from '@jangteo/contract/codes';
import { CallError } from '@jangteo/http';
import { showAlert, showToast } from '@jangteo/overlay';
import { answerRefusal, mayActOrAfterLogin } from '@jangteo/page';
import { mayAct } from '@jangteo/session';
import type { QueryClient } from '@tanstack/react-query';
import { followLikes } from './follow-likes.ts';
import { knownLikes, type LikeKind, type LikeTarget } from './known-likes.ts';
import { likeAction } from './like-action.ts';
import { setLike } from './set-like.ts';

/** Likes the target, or takes the like back, for a member who may. */
export async function toggleLike(target: LikeTarget, queryClient: QueryClient, heart?: Element): Promise<void> {
  followLikes(queryClient);
  await setAndReport(target, !(knownLikes.get(target) ?? false), queryClient, heart);
}

async function toggleAgain(target: LikeTarget, queryClient: QueryClient): Promise<void> {
  if (await mayActOrAfterLogin(likeAction(target))) await toggleLike(target, queryClient);
}

/** Makes the like for which a visitor was led to the login. */
export async function likeAfterLogin(target: LikeTarget, queryClient: QueryClient): Promise<void> {
  if (await mayAct()) await setAndReport(target, true, queryClient);
}

async function setAndReport(
  target: LikeTarget,
  isLiked: boolean,
  queryClient: QueryClient,
  heart?: Element,
): Promise<void> {
  const saved = await setLike(target, isLiked, queryClient, heart);
  if (!saved) return;

  const texts = toastTexts[target.kind];
  const onPress = () => void toggleAgain(target, queryClient);
  if (saved.error === undefined) {
    const [icon, start] = saved.isLiked
      ? (['heart-filled', texts.liked] as const)
      : (['heart', texts.unliked] as const);
    showToast({ matter: 'like', icon, start, action: { label: '되돌리기', onPress } });
  } else if (isLimit(saved.error)) {
    await showAlert(saved.error.message);
  } else if (!answerRefusal(likeAction(target))) {
    const start = saved.isLiked ? texts.notUnliked : texts.notLiked;
    showToast({ matter: 'like', icon: 'info', start, action: { label: '다시 시도', onPress } });
  }
}

const limits: readonly number[] = [codes.likeProductLimit, codes.likeShopLimit];

const isLimit = (error: unknown): error is CallError => error instanceof CallError && limits.includes(error.code);

const toastTexts: Record<LikeKind, Record<'liked' | 'unliked' | 'notLiked' | 'notUnliked', string>> = {
  product: {
    liked: '찜한 상품에 담았어요.',
    unliked: '찜한 상품에서 뺐어요.',
    notLiked: '상품을 찜하지 못했어요.',
    notUnliked: '찜한 상품에서 빼지 못했어요.',
  },
  shop: {
    liked: '찜한 스토어에 담았어요.',
    unliked: '찜한 스토어에서 뺐어요.',
    notLiked: '스토어를 찜하지 못했어요.',
    notUnliked: '찜한 스토어에서 빼지 못했어요.',
  },
};
