import type { Board } from '@jangteo/contract';
import { links } from '@jangteo/contract/links';
import type { WritingBoard } from '../posts/writing-board.ts';

interface BoardTexts {
  write: string;
  edit: string;
  send: string;
  titleHint: string;
  written: string;
  linkTo: (postId: number) => string;
}

interface FormTexts extends BoardTexts {
  bodyHint: string;
}

export const boardTexts: Record<WritingBoard, BoardTexts> & Record<Board, FormTexts> = {
  dashboard: {
    write: '글쓰기',
    edit: '글 고치기',
    send: '올리기',
    titleHint: '제목을 적어 주세요.',
    bodyHint: '장보기 이야기, 레시피, 오늘 밥상을 들려주세요.',
    written: '글을 올렸어요.',
    linkTo: links.communityPost,
  },
  qna: {
    write: '질문하기',
    edit: '질문 고치기',
    send: '질문 올리기',
    titleHint: '무엇이 궁금한가요?',
    bodyHint: '상황을 자세히 적을수록 좋은 답변을 받아요.',
    written: '질문을 올렸어요.',
    linkTo: links.communityQuestion,
  },
  daily: {
    write: '오늘의 밥상',
    edit: '밥상 고치기',
    send: '올리기',
    titleHint: '무엇을 드셨나요?',
    written: '밥상을 올렸어요.',
    linkTo: links.communityPost,
  },
  survey: {
    write: '설문 만들기',
    edit: '설문 고치기',
    send: '설문 올리기',
    titleHint: '무엇을 물어볼까요?',
    bodyHint: '왜 궁금한지 적으면 더 많이 답해 줘요.',
    written: '설문을 올렸어요.',
    linkTo: links.communityPost,
  },
};

export const sendTextOf = (board: WritingBoard, postId: number | undefined): string =>
  postId === undefined ? boardTexts[board].send : '고치기';
