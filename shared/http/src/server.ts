export { keepReplies } from './kept-replies.ts';
