/** @jest-environment node */
import path from 'node:path';
import { useSite } from '../support/site';
import { runTool } from '../support/tool';

const { root, port } = useSite();

const started = (PORT: string, cwd = root) => runTool('serve.mjs', { cwd, env: { PORT } });

it('says what to do if the port is taken', async () => {
  const taken = port();
  const { code, output } = await started(String(taken));
  expect(code).toBe(1);
  expect(output.trim()).toBe(
    `Port ${taken} is taken, so the site cannot start. Stop what uses it, or choose another one: PORT=${taken + 10} npm start`,
  );
});

it.each(['many', '70000', '-1', '80.5'])('names the port that is wrong: %s', async (wrong) => {
  const { code, output } = await started(wrong);
  expect(code).toBe(1);
  expect(output.trim()).toBe(`PORT is "${wrong}", expected a port number from 0 to 65535.`);
});

it('says what to do if nothing is built', async () => {
  const { code, output } = await started('0', path.join(root, 'public'));
  expect(code).toBe(1);
  expect(output.trim()).toBe('There is no built site in public/. Run "npm run build" first.');
});
