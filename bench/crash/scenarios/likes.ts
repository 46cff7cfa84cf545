import type { Scenario } from '../scenario.ts';

/** The final likes of a member who likes and unlikes the same posts or products repeatedly. */
function finalLikes(name: string): { promised: () => string[]; set: (fact: string, isLiked: boolean) => void } {
  const liked = new Set<string>();
  return {
    promised: () => [...liked].map((fact) => `${name} ${fact}`),
    set: (fact, isLiked) => (isLiked ? liked.add(fact) : liked.delete(fact)),
  };
}

export function postLikes(postIds: readonly number[]): Scenario {
  const { promised, set } = finalLikes('post');
  return {
    name: 'likes of posts',
    act: async (ask, who, random) => {
      const id = random.pick(postIds);
      const isLike = random.chance(0.7);
      await ask(who, 'PUT /api/v1/community/dashboard/:id/like', { params: { id }, body: { isLike } });
      set(`${id} by ${who.memberId}`, isLike);
    },
    promised,
    keptSql: `
      SELECT 'post ' || post_id || ' by ' || member_id AS fact
      FROM post_like WHERE member_id = ANY($1)`,
  };
}

export function productLikes(productNos: readonly number[]): Scenario {
  const { promised, set } = finalLikes('product');
  return {
    name: 'likes of products',
    act: async (ask, who, random) => {
      const productNo = random.pick(productNos);
      const isLike = random.chance(0.7);
      await ask(who, `${isLike ? 'POST' : 'DELETE'} /api/v1/user/like/product`, { body: { productNo } });
      set(`${productNo} by ${who.memberId}`, isLike);
    },
    promised,
    keptSql: `
      SELECT 'product ' || product_no || ' by ' || member_id AS fact
      FROM product_like WHERE member_id = ANY($1)`,
  };
}
