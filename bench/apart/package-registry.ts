import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** What npm sends to publish a version. */
interface Published {
  name: string;
  'dist-tags': Record<string, string>;
  versions: Record<string, { dist: { tarball: string } }>;
  _attachments: Record<string, { data: string }>;
}

export interface PackageRegistry extends AsyncDisposable {
  url: string;
}

/** A package registry in memory, for the packages that are published to it alone. */
export async function startPackageRegistry(): Promise<PackageRegistry> {
  const packages = new Map<string, Published>();
  const server = createServer(async (request, response) => {
    const answer = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const [name = '', file] = decodeURIComponent(request.url ?? '')
      .slice(1)
      .split('/-/');
    const known = packages.get(name);
    if (request.method === 'PUT') {
      const added = await readPublished(request);
      const isKnown = Object.keys(added.versions).some((version) => known?.versions[version]);
      if (isKnown) return answer(409, { error: 'That version is published' });
      packages.set(name, merge(known, added));
      return answer(201, {});
    }
    if (!known) return answer(404, { error: `${name} is not here` });
    if (!file) return answer(200, { ...known, _attachments: undefined });
    const data = known._attachments[`${name.split('/')[0]}/${file}`]?.data;
    if (!data) return answer(404, { error: `${file} is not here` });
    return response.end(Buffer.from(data, 'base64'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const readPublished = async (request: IncomingMessage): Promise<Published> =>
  JSON.parse((await buffer(request)).toString()) as Published;

const merge = (known: Published | undefined, added: Published): Published => ({
  ...added,
  'dist-tags': { ...known?.['dist-tags'], ...added['dist-tags'] },
  versions: { ...known?.versions, ...added.versions },
  _attachments: { ...known?._attachments, ...added._attachments },
});
