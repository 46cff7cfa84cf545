import { named, type Section } from './section.ts';

const others = '다른 회원에 관한 것';
const counted = '글에서 볼 수 있는 수';
const searched = '검색에 쓰는, 글의 사본';

const reasons = {
  spam: '광고와 도배',
  abuse: '욕설과 비방',
  sexual: '음란한 내용',
  falsehood: '거짓 정보',
  privacy: '개인정보 노출',
  other: '그 밖',
};

const topics = { review: '후기', recipe: '레시피', season: '제철', table: '밥상', talk: '이야기' };

/** The texts of a JSON list in one line, or null where there is no list. */
const listedIn = (list: string) =>
  `(SELECT string_agg(text, ', ' ORDER BY place)
    FROM jsonb_array_elements_text(${list}) WITH ORDINALITY AS listed (text, place))`;

const linkedProducts = (text: 'post' | 'reply') => ({
  title: '상품 번호',
  sql: `(SELECT string_agg(product_no::text, ', ' ORDER BY position)
         FROM ${text}_product WHERE ${text}_product.${text}_id = ${text}.${text}_id)`,
});

export const communitySections: readonly Section[] = [
  {
    table: 'post',
    title: '쓴 글',
    columns: {
      post_id: '글 번호',
      kind: named('게시판', 'kind', { board: '게시판', daily: '오늘의 밥상', qna: '질문', survey: '설문' }),
      topic: named('주제', 'topic', topics),
      title: '제목',
      body: '내용',
      images: {
        title: '사진',
        sql: `(SELECT string_agg(image_url, ', ' ORDER BY position)
               FROM post_image WHERE post_image.post_id = post.post_id)`,
      },
      options: {
        title: '설문의 보기',
        sql: `(SELECT string_agg(text, ', ' ORDER BY position)
               FROM poll_option WHERE poll_option.post_id = post.post_id)`,
      },
      products: linkedProducts('post'),
      board_date: { title: '밥상의 날짜', sql: 'board_date::text' },
      is_multiple: '여럿을 고를 수 있는지',
      closes_at: '설문이 끝나는 때',
      accepted_reply_id: '채택한 답변 번호',
      created_at: '쓴 때',
      edited_at: '고친 때',
      hidden_at: '운영자가 가린 때',
      deleted_at: '지운 때',
    },
    withheld: {
      like_count: counted,
      clip_count: counted,
      reply_count: counted,
      replier_count: counted,
      share_count: counted,
      view_count: counted,
      voter_count: counted,
      score: counted,
      search_initials: searched,
    },
    orderBy: 'post_id',
  },
  {
    table: 'post_draft',
    title: '쓰던 글',
    columns: {
      board: named('게시판', 'board', { dashboard: '게시판', qna: '질문', survey: '설문', daily: '오늘의 밥상' }),
      topic: named('주제', "(content ->> 'topic')", topics),
      title: { title: '제목', sql: "content ->> 'title'" },
      content: { title: '내용', sql: "content ->> 'body'" },
      images: { title: '사진', sql: listedIn("content -> 'images'") },
      products: { title: '상품 번호', sql: listedIn("content -> 'productNos'") },
      options: { title: '설문의 보기', sql: listedIn("content -> 'poll' -> 'options'") },
      written_at: '마지막으로 쓴 때',
    },
    orderBy: 'written_at',
  },
  {
    table: 'reply',
    title: '쓴 댓글',
    columns: {
      reply_id: '댓글 번호',
      post_id: '글 번호',
      parent_id: '답글을 단 댓글 번호',
      body: '내용',
      products: linkedProducts('reply'),
      created_at: '쓴 때',
      edited_at: '고친 때',
      hidden_at: '운영자가 가린 때',
      deleted_at: '지운 때',
    },
    withheld: { like_count: counted, mention_id: others, post_member_id: others },
    orderBy: 'reply_id',
  },
  {
    table: 'member_image',
    title: '올린 사진',
    columns: { name: '사진 이름', width: '너비', height: '높이', created_at: '올린 때' },
    withheld: { is_stored: '사진 파일을 어디에 두었는지 적은 표시' },
    orderBy: 'created_at',
  },
  {
    table: 'post_like',
    title: '좋아요한 글',
    columns: { post_id: '글 번호', created_at: '누른 때' },
    orderBy: 'created_at',
  },
  {
    table: 'post_clip',
    title: '스크랩한 글',
    columns: { post_id: '글 번호', created_at: '담은 때' },
    orderBy: 'created_at',
  },
  {
    table: 'reply_like',
    title: '좋아요한 댓글',
    columns: { reply_id: '댓글 번호', created_at: '누른 때' },
    orderBy: 'created_at',
  },
  {
    table: 'poll_vote',
    title: '참여한 투표',
    columns: {
      post_id: '글 번호',
      option_ids: {
        title: '고른 보기 번호',
        sql: `(SELECT string_agg(option_id::text, ', ' ORDER BY option_id) FROM poll_choice
               WHERE poll_choice.post_id = poll_vote.post_id AND poll_choice.member_id = poll_vote.member_id)`,
      },
      voted_at: '투표한 때',
    },
    orderBy: 'voted_at',
  },
  {
    table: 'accusation',
    title: '신고',
    columns: {
      accusation_id: '신고 번호',
      target: named('대상', 'target', { post: '글', reply: '댓글' }),
      target_id: '대상 번호',
      reason: named('이유', 'reason', reasons),
      detail: '설명',
      created_at: '신고한 때',
      resolved_at: '처리된 때',
    },
    withheld: { reported_text: others },
    orderBy: 'accusation_id',
  },
  {
    table: 'member_block',
    title: '차단',
    columns: { created_at: '차단한 때' },
    withheld: { blocked_id: others },
    orderBy: 'created_at',
  },
];
