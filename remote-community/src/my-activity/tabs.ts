import { links } from '@jangteo/contract/links';

/** The member's own activity, in the order of its tabs. */
export const activityTabs = [
  { id: 'post', label: '글', to: links.communityMyPosts(), title: '내가 쓴 글' },
  { id: 'reply', label: '댓글', to: links.communityMyReplies(), title: '내가 쓴 댓글' },
  { id: 'clipping', label: '스크랩', to: links.communityMyClippings(), title: '스크랩한 글' },
  { id: 'like', label: '좋아요', to: links.communityMyLikes(), title: '좋아요한 글' },
  { id: 'qna', label: '질문', to: links.communityMyQuestions(), title: '내가 한 질문' },
] as const;

export type ActivityTab = (typeof activityTabs)[number]['id'];

export const activityTab = (id: ActivityTab) => activityTabs.find((tab) => tab.id === id) ?? activityTabs[0];
