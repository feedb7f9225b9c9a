/** @jest-environment node */
import path from 'node:path';
import { useSite } from '../support/site';
import { runTool } from '../support/tool';

const { root, port } = useSite();

const started = (env: Record<string, string>, cwd = root) => runTool('serve.mjs', { cwd, env });

it('ends with one sentence where the port is taken', async () => {
  const taken = port();
  const { code, output } = await started({ PORT: String(taken) });
  expect(code).toBe(1);
  expect(output.trim()).toBe(
    `Port ${taken} is taken, so the site cannot start. Stop what uses it, or choose another one: PORT=${taken + 10} npm start`,
  );
});

it.each(['many', '70000', '-1', '80.5'])(
  'ends with one sentence where the port is %s',
  async (wrong) => {
    const { code, output } = await started({ PORT: wrong });
    expect(code).toBe(1);
    expect(output.trim()).toBe(`PORT is "${wrong}", expected a port number from 0 to 65535.`);
  },
);

it('ends with one sentence where nothing was built', async () => {
  const { code, output } = await started({ PORT: '0' }, path.join(root, 'public'));
  expect(code).toBe(1);
  expect(output.trim()).toBe('There is no built site in public/. Run "npm run build" first.');
});
