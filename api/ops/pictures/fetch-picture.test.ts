import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fetchPicture, PictureProblem } from './fetch-picture.ts';
import { isPublic } from './public-address.ts';

const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close().closeAllConnections();
});

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  open.push(server);
  await new Promise((resolve) => server.once('listening', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const anyAddress = () => true;
const problemOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'none',
    (error: unknown) => (error instanceof PictureProblem ? error.message : String(error)),
  );

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  'fc00::1',
  'fe80::1',
  'ff02::1',
  '2001:db8::1',
  'no address',
])('%s is not a public address', (address) => {
  expect(isPublic(address)).toBe(false);
});

test.each(['8.8.8.8', '211.249.220.24', '2606:4700:4700::1111', '2404:4600::1'])(
  '%s is a public address',
  (address) => {
    expect(isPublic(address)).toBe(true);
  },
);

test.each([
  'http://127.0.0.1/a.jpg',
  'http://localhost/a.jpg',
  'http://[::1]/a.jpg',
  'http://[::ffff:7f00:1]/a.jpg',
  'http://2130706433/a.jpg',
  'http://0x7f.1/a.jpg',
  'http://0177.0.0.1/a.jpg',
  'http://169.254.169.254/latest/meta-data',
])('%s is not fetched', async (url) => {
  expect(await problemOf(fetchPicture(url))).toBe('공개된 주소가 아닙니다');
});

test.each(['ftp://8.8.8.8/a.jpg', 'file:///etc/passwd', 'http://user:secret@8.8.8.8/', 'a.jpg', 'javascript:1'])(
  '%s is refused as a picture’s address',
  async (url) => {
    expect(await problemOf(fetchPicture(url))).toBe('쓸 수 없는 주소입니다');
  },
);

test('a redirect from a public address to a private one is not followed', async () => {
  const inside = jest.fn<void, Parameters<RequestListener>>((_, response) => void response.end('secret'));
  const secret = new URL(await serve(inside));
  // Only the first server counts as public.
  const seller = await serve((_, response) => void response.writeHead(302, { location: secret.href }).end());
  const asked: string[] = [];
  const onlyFirst = (address: string) => asked.push(address) === 1;
  expect(await problemOf(fetchPicture(seller, onlyFirst))).toBe('공개된 주소가 아닙니다');
  expect(inside).not.toHaveBeenCalled();
});

test('a picture is fetched, also from an address that redirects', async () => {
  const seller = await serve(({ url }, response) => {
    if (url === '/old.jpg') response.writeHead(301, { location: '/new.jpg' }).end();
    else response.end('picture');
  });
  expect((await fetchPicture(`${seller}/old.jpg`, anyAddress)).toString()).toBe('picture');
});

test('a response that is no picture, is too large or redirects in a circle is reported', async () => {
  const seller = await serve(({ url }, response) => {
    if (url === '/circle') response.writeHead(302, { location: '/circle' }).end();
    else if (url === '/large') response.end(Buffer.alloc(6 * 1024 * 1024));
    else response.writeHead(404).end();
  });
  const problem = (path: string) => problemOf(fetchPicture(seller + path, anyAddress));
  expect(await problem('/gone')).toBe('사진 대신 404 응답이 왔습니다');
  expect(await problem('/large')).toBe('5MB가 넘는 사진입니다');
  expect(await problem('/circle')).toBe('주소가 너무 여러 번 바뀝니다');
});

test('an unreachable server is reported', async () => {
  const gone = await serve(() => undefined);
  open.splice(0)[0]?.close();
  expect(await problemOf(fetchPicture(gone, anyAddress))).toBe('사진을 주는 서버가 응답하지 않습니다');
});
