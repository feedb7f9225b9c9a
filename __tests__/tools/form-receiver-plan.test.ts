/** @jest-environment node */
import { fields, multipart, useReceiver } from '../support/receiver';

const { stored, plan, post } = useReceiver();

const send = (name: string, init?: RequestInit) => post(multipart({ ...fields, name }), init);
const names = () => stored().map((each) => each.fields.name);

it('gives the planned answers in order, and stores only what it accepts', async () => {
  await plan([400, 500, 200]);
  const statuses = [];
  for (const name of ['a', 'b', 'c', 'd']) statuses.push((await send(name)).status);
  expect(statuses).toEqual([400, 500, 200, 200]);
  expect(names()).toEqual(['c', 'd']);
});

it('can reset the connection', async () => {
  await plan(['reset']);
  await expect(send('first')).rejects.toThrow('fetch failed');
  expect(stored()).toEqual([]);
});

it('can leave one request without an answer while it answers others', async () => {
  await plan(['hang']);
  const visit = new AbortController();
  const sent = [1, 2].map(() => send('first', { signal: visit.signal }));
  expect((await Promise.any(sent)).status).toBe(200);
  expect((await send('later')).status).toBe(200);
  visit.abort();
  const outcomes = await Promise.allSettled(sent);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(names()).toEqual(['first', 'later']);
});

it('applies a plan only to the client that set it, until that client sets an empty one', async () => {
  const headers = { 'user-agent': 'another browser' };
  await plan([500]);
  await plan([500], headers);
  await plan([]);
  expect([(await send('ours')).status, (await send('theirs', { headers })).status]).toEqual([
    200, 500,
  ]);
});

it.each([7, [99], ['go'], {}, null])('refuses a plan that is none: %j', async (wrong) => {
  const response = await plan(wrong);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ message: 'A plan is a list of answers.' });
  expect((await send('a')).status).toBe(200);
});

describe('unless it is started for tests', () => {
  const closed = useReceiver({ FORM_PLANS: '' });

  it('takes no plan', async () => {
    expect((await closed.plan(['hang'])).status).toBe(400);
    expect((await closed.request('/plan', { method: 'GET' })).status).toBe(405);
    expect((await closed.post(multipart(fields))).status).toBe(200);
  });
});
