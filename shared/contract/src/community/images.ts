import { type Static, Type } from 'typebox';
import { defineCall } from '../call/call.ts';
import { codes } from '../call/codes.ts';
import { UploadedUrl } from './posts.ts';

export const UploadedImage = Type.Object({ imageUrl: UploadedUrl, width: Type.Integer(), height: Type.Integer() });
export type UploadedImage = Static<typeof UploadedImage>;

export const imageCalls = {
  'POST /api/v1/community/image': defineCall({
    summary: '사진 올리기: 파일 그대로, 5MB와 2,500만 화소까지. 하루 안에 글에 넣지 않으면 지워짐',
    access: 'member',
    file: {
      types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'],
      maxBytes: 5 * 1024 * 1024,
    },
    reply: UploadedImage,
    errors: [codes.unsupported, codes.outOfRange],
  }),
};
