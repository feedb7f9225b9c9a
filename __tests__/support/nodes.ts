import { nodeTypeOf } from '../../src/content/model';
import type { Source } from '../../src/content/read';

const createContentDigest = (content: unknown) => JSON.stringify(content);

/** The parts of Gatsby's API that tell the nodes which it has made of a project's files. */
export function nodesOf({ data }: Source) {
  const nodes = Object.entries(data).flatMap(([name, { value = [] }]) => {
    const relativePath = `${name}.json`;
    const type = nodeTypeOf({ node: { relativePath, sourceInstanceName: 'data' } });
    return [value].flat().map((record) => {
      return { internal: { type, contentDigest: createContentDigest(record) } };
    });
  });
  return {
    createContentDigest,
    getNodesByType: (type: string) => nodes.filter(({ internal }) => internal.type === type),
  };
}
