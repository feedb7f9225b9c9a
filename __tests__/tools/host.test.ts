/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import { ask, type Answer } from '../../tools/host/ask.mjs';
import { differences, nameOf, unexpected } from '../../tools/host/compare.mjs';

const answer = (change: Partial<Answer> = {}): Answer => ({
  status: '200',
  headers: { 'content-type': 'text/html', 'cache-control': 'public, max-age=0' },
  body: 'ab12',
  ...change,
});

const fieldsOf = (ours: Answer, theirs: Answer) =>
  differences('/', ours, theirs).map(({ field }) => field);

it('answers that are alike have no difference', () => {
  expect(fieldsOf(answer(), answer())).toEqual([]);
});

it('another header, caching or body is a difference', () => {
  const headers = { 'x-frame-options': 'DENY', 'cache-control': 'public, max-age=60' };
  expect(fieldsOf(answer(), answer({ headers, body: 'cd34' }))).toEqual([
    'content-type',
    'x-frame-options',
    'cache-control',
    'body',
  ]);
});

it('another status is the only difference, and a redirect has no body', () => {
  expect(differences('/a', answer({ status: '404' }), answer({ headers: {} }))).toEqual([
    { question: '/a', field: 'status', ours: '404', theirs: '200' },
  ]);
  const moved = (location: string, body: string) =>
    answer({ status: '302', headers: { location, 'cache-control': 'no-cache' }, body });
  expect(fieldsOf(moved('/en', ''), moved('/en', 'ab'))).toEqual([]);
  expect(fieldsOf(moved('/en', ''), moved('/es', ''))).toEqual(['location']);
});

it('a difference that is not known is wrong, and so is a known one that is no more', () => {
  const found = { question: '/a', field: 'status', ours: '200', theirs: '404' };
  const known = { ...found, question: '/b' };
  expect(unexpected([found], [known])).toEqual({
    unknown: ['/a: status 200 / 404'],
    gone: ['/b: status 200 / 404'],
  });
  expect(unexpected([found], [found])).toEqual({ unknown: [], gone: [] });
});

it('a question is named by its path, or by a name that lasts', () => {
  expect(nameOf({ path: '/a' })).toBe('/a');
  expect(nameOf({ path: '/a-1.js', name: 'a script' })).toBe('a script');
});

describe('a server', () => {
  let server: Server;
  let origin: string;
  let heard: (string | undefined)[];

  beforeEach((done) => {
    heard = [];
    server = createServer(({ url, socket }, response) => {
      heard.push(url);
      if (url === '/ends') socket.destroy();
      else response.end('ab');
    }).listen(0, '127.0.0.1', () => {
      const address = server.address();
      origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
      done();
    });
  });

  afterEach((done) => void server.close(done));

  it('is asked for exactly the path', async () => {
    const { status } = await ask(origin, { path: '//a/../%2e%2e\\b' });
    expect(status).toBe('200');
    expect(heard).toEqual(['//a/../%2e%2e\\b']);
  });

  it('that closes the connection has status none', async () => {
    expect(await ask(origin, { path: '/ends' })).toEqual({ status: 'none', headers: {}, body: '' });
  });
});
