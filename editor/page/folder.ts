import type { Documents } from './documents';

/**
 * A folder of virtual files, as the File System Access API has it. The editor works with a folder that it is given; this
 * one is behind the server, so it works in every browser.
 */

const missing = (path: string) => new DOMException(`${path} is not there`, 'NotFoundError');

const modified = Date.now();

function fileHandle(documents: Documents, path: string) {
  const name = path.split('/').pop() ?? '';
  const isPicture = path.startsWith('images/');
  return {
    kind: 'file',
    name,
    getFile: async () => new File([await documents.read(path)], name, { lastModified: modified }),
    createWritable: () =>
      Promise.resolve({
        write: async (content: string | Blob) =>
          isPicture
            ? documents.choosePicture(path, new Blob([content]))
            : documents.write(path, typeof content === 'string' ? content : await content.text()),
        close: () => Promise.resolve(),
      }),
  };
}

/** A folder; `path` ends with a slash, unless it is the root. */
export function folderHandle(documents: Documents, path = ''): object {
  const namesIn = () => {
    const below = documents.paths().filter((each) => each.startsWith(path));
    return [...new Set(below.map((each) => each.slice(path.length).split('/')[0] ?? ''))];
  };
  const isFile = (name: string) => documents.has(path + name);
  const child = (name: string) =>
    isFile(name) ? fileHandle(documents, path + name) : folderHandle(documents, `${path}${name}/`);
  return {
    kind: 'directory',
    name: path.split('/').at(-2) ?? 'site',
    requestPermission: () => Promise.resolve('granted'),
    entries: async function* () {
      await Promise.resolve();
      for (const name of namesIn()) yield [name, child(name)] as const;
    },
    getDirectoryHandle: (name: string) =>
      Promise.resolve(folderHandle(documents, `${path}${name}/`)),
    getFileHandle: (name: string, { create = false } = {}) =>
      isFile(name) || create
        ? Promise.resolve(fileHandle(documents, path + name))
        : Promise.reject(missing(path + name)),
    removeEntry: (name: string) => {
      if (path === '' || !isFile(name)) return Promise.resolve();
      return path === 'images/'
        ? documents.deletePicture(path + name)
        : documents.write(path + name, null);
    },
  };
}
