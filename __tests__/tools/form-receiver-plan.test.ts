/** @jest-environment node */
import { fields, multipart, useReceiver } from '../support/receiver';

const { json, kept, plan, post } = useReceiver();

it('gives the planned answers in their order, and keeps only the requests it accepts', async () => {
  await plan([400, 401, 429, 500, 200]);
  const statuses = [];
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) {
    statuses.push((await json({ apiKey: 'local', name })).status);
  }
  expect(statuses).toEqual([400, 401, 429, 500, 200, 200]);
  expect(kept().map((each) => each.fields.name)).toEqual(['e', 'f']);
});

it('can break the connection off', async () => {
  await plan(['reset']);
  await expect(post(multipart(fields))).rejects.toThrow('fetch failed');
  expect(kept()).toEqual([]);
});

it('can leave one request without answer while others are answered', async () => {
  await plan(['hang']);
  const visit = new AbortController();
  const sent = [1, 2].map(() => post(multipart(fields), { signal: visit.signal }));
  expect((await Promise.any(sent)).status).toBe(200);
  expect((await json({ apiKey: 'local', name: 'later' })).status).toBe(200);
  visit.abort();
  const outcomes = await Promise.allSettled(sent);
  expect(outcomes.filter(({ status }) => status === 'rejected')).toMatchObject([
    { reason: { name: 'AbortError' } },
  ]);
  expect(kept().map((each) => each.fields.name)).toEqual([fields.name, 'later']);
});

it('goes back to its own answers by an empty plan', async () => {
  await plan([500]);
  await plan([]);
  expect((await json(fields)).status).toBe(200);
});

it('plans for the client that asks for it, and for no other', async () => {
  await plan([500], { 'user-agent': 'another browser' });
  const ours = await post(multipart(fields));
  const theirs = await post(multipart(fields), { headers: { 'user-agent': 'another browser' } });
  expect([ours.status, theirs.status]).toEqual([200, 500]);
});

it('is for the client that set it', async () => {
  await plan([500]);
  const other = await post(multipart(fields), { headers: { 'user-agent': 'another' } });
  expect([other.status, (await json(fields)).status]).toEqual([200, 500]);
});
