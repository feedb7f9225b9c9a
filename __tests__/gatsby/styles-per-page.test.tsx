/** @jest-environment node */
import { inCascadeOrder, splitStyles } from '../../src/gatsby/styles-per-page';
import type { CreateWebpackConfigArgs } from 'gatsby';

it('puts what every page has before what one page has, and both after the rest of the head', () => {
  const sheet = (name: string) => (
    <style key={name} data-identity="gatsby-global-css" data-href={name} />
  );
  const head = [sheet('page'), sheet('shared'), sheet('app'), <meta key="a" />, <style key="b" />];
  const keys = inCascadeOrder([...head, 'text', null]).map((node) =>
    typeof node === 'object' && node !== null && 'key' in node ? node.key : node,
  );
  expect(keys).toEqual(['a', 'b', 'text', null, 'app', 'shared', 'page']);
});

it('says what to do when a built page has no style sheet, which is right in develop', () => {
  const head = [<style key="b" />];
  expect(inCascadeOrder(head, false)).toEqual(head);
  expect(() => inCascadeOrder(head, true)).toThrow(
    'src/gatsby/styles-per-page.ts: a page has no <style data-identity="gatsby-global-css">. Adapt the file to the installed version, or delete it and what imports it.',
  );
});

it.each([{ styles: {} }, { commons: { minChunks: 2 } }])(
  'does not take %j alone',
  (cacheGroups) => {
    const getConfig = () => ({ optimization: { splitChunks: { cacheGroups } } });
    const args = { getConfig, actions: {} } as unknown as CreateWebpackConfigArgs;
    expect(() => splitStyles(args)).toThrow(
      /has no cache groups "commons" and "styles"\. Adapt the file/,
    );
  },
);
