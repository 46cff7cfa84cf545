import { calls } from '@jangteo/contract';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../platform/errors.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';
import { openEncoders } from './encoders.ts';
import { findImage } from './find-image.ts';
import { uploadImage } from './upload.ts';

const types: Record<string, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };

export function imageRoutes(app: FastifyInstance, { database, uploads: store, now }: Services): void {
  const encoders = openEncoders();
  app.addHook('onClose', async () => encoders.close());
  void app.register(async (uploads) => {
    const { file } = calls['POST /api/v1/community/image'];
    uploads.addContentTypeParser([...file.types], { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes));
    serve(uploads, 'POST /api/v1/community/image', ({ file: bytes, member }) =>
      uploadImage({ database, uploads: store, encoders }, { bytes, memberId: member.memberId, now: now() }),
    );
  });

  // The edge calls this on behalf of browsers; it names the acceptable files, the best one first.
  app.get<{ Params: { name: string }; Querystring: { files?: string } }>(
    '/img/:name',
    { schema: { hide: true } },
    async (request, reply) => {
      const found = await findImage(
        { database, uploads: store, encoders },
        request.params.name,
        String(request.query.files ?? '').split(','),
      );
      if (!found) throw new ApiError('noData');
      return reply.type(types[found.file.split('.')[1] ?? ''] ?? '').send(found.bytes);
    },
  );
}
