/** @jest-environment node */
import { fields, multipart, useReceiver } from '../support/receiver';

const { stored, plan, post } = useReceiver();

const named = (name: string) => multipart({ apiKey: 'local', name });
const names = () => stored().map((each) => each.fields.name);

it('gives the planned answers in order, and stores only what it accepts', async () => {
  await plan([400, 401, 429, 500, 200]);
  const statuses = [];
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f'])
    statuses.push((await post(named(name))).status);
  expect(statuses).toEqual([400, 401, 429, 500, 200, 200]);
  expect(names()).toEqual(['e', 'f']);
});

it('can reset the connection', async () => {
  await plan(['reset']);
  await expect(post(multipart(fields))).rejects.toThrow('fetch failed');
  expect(stored()).toEqual([]);
});

it('can leave one request without an answer while it answers others', async () => {
  await plan(['hang']);
  const visit = new AbortController();
  const sent = [1, 2].map(() => post(named('first'), { signal: visit.signal }));
  expect((await Promise.any(sent)).status).toBe(200);
  expect((await post(named('later'))).status).toBe(200);
  visit.abort();
  const outcomes = await Promise.allSettled(sent);
  expect(outcomes.filter(({ status }) => status === 'rejected')).toMatchObject([
    { reason: { name: 'AbortError' } },
  ]);
  expect(names()).toEqual(['first', 'later']);
});

it('applies a plan only to the client that set it, until that client sets an empty one', async () => {
  await plan([500]);
  await plan([500], { 'user-agent': 'another browser' });
  await plan([]);
  const ours = await post(multipart(fields));
  const theirs = await post(multipart(fields), { headers: { 'user-agent': 'another browser' } });
  expect([ours.status, theirs.status]).toEqual([200, 500]);
});
