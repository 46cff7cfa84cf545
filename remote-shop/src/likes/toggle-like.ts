import { codes } from '@jangteo/contract/codes';
import { CallError } from '@jangteo/http';
import { showAlert, showToast } from '@jangteo/overlay';
import { mayAct } from '@jangteo/session';
import type { QueryClient } from '@tanstack/react-query';
import { mayActOrWish } from '../after-login/after-login.ts';
import { followLikes } from './follow-likes.ts';
import { likeWords } from './like-words.ts';
import { type Likable, liked } from './liked.ts';
import { setLike } from './set-like.ts';

/** Likes what is not liked, and the other way round. Visitors are led to the login, and what they like to them. */
export async function toggleLike(what: Likable, queryClient: QueryClient): Promise<void> {
  if (!(await mayActOrWish(`like ${what.kind} ${what.id}`))) return;
  followLikes(queryClient);
  await tellLike(what, !(liked.get(what) ?? false), queryClient);
}

/** Who has come back as a member gets what was wished for as a visitor. */
export async function wishToLike(what: Likable, queryClient: QueryClient): Promise<void> {
  if (await mayAct()) await tellLike(what, true, queryClient);
}

async function tellLike(what: Likable, isLiked: boolean, queryClient: QueryClient): Promise<void> {
  const answer = await setLike(what, isLiked, queryClient);
  if (!answer) return;

  const { told, error } = answer;
  const words = likeWords[what.kind];
  const toggleAgain = () => void toggleLike(what, queryClient);
  if (error === undefined) {
    const [icon, start] = told ? (['heart-filled', words.liked] as const) : (['heart', words.unliked] as const);
    showToast({ matter: 'like', icon, start, action: { label: '되돌리기', onPress: toggleAgain } });
  } else if (isLimit(error)) {
    await showAlert(error.message);
  } else {
    const start = told ? words.notUnliked : words.notLiked;
    showToast({ matter: 'like', icon: 'info', start, action: { label: '다시 시도', onPress: toggleAgain } });
  }
}

const limits: readonly number[] = [codes.likeProductLimit, codes.likeShopLimit];

const isLimit = (error: unknown): error is CallError => error instanceof CallError && limits.includes(error.code);
