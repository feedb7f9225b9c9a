/** @jest-environment node */
import { inCascadeOrder } from '../../src/gatsby-internals/style-order';

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
