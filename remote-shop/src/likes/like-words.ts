import type { LikedKind } from './liked.ts';

interface Words {
  liked: string;
  unliked: string;
  notLiked: string;
  notUnliked: string;
}

export const likeWords: Record<LikedKind, Words> = {
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
