import type { Files } from './files';

/**
 * The project's folder in the form of the File System Access API. The CMS works with such a folder; this one reads and
 * writes through the server, so it works in every browser.
 */

const missing = (path: string) => new DOMException(`${path} is not there`, 'NotFoundError');

const modified = Date.now();

const isPicture = (path: string) => path.startsWith('data/images/');

function fileHandle(files: Files, path: string) {
  const name = path.split('/').pop() ?? '';
  return {
    kind: 'file',
    name,
    getFile: async () => new File([await files.read(path)], name, { lastModified: modified }),
    createWritable: () =>
      Promise.resolve({
        write: async (content: string | Blob) =>
          isPicture(path)
            ? files.choosePicture(path, new Blob([content]))
            : files.write(path, typeof content === 'string' ? content : await content.text()),
        close: () => Promise.resolve(),
      }),
  };
}

/** A folder; `path` ends with a slash, unless it is the root. */
export function folderHandle(files: Files, path = ''): object {
  const namesIn = () => {
    const below = files.paths().filter((each) => each.startsWith(path));
    return [...new Set(below.map((each) => each.slice(path.length).split('/')[0] ?? ''))];
  };
  const isFile = (name: string) => files.has(path + name);
  const child = (name: string) =>
    isFile(name) ? fileHandle(files, path + name) : folderHandle(files, `${path}${name}/`);
  return {
    kind: 'directory',
    name: path.split('/').at(-2) ?? 'site',
    requestPermission: () => Promise.resolve('granted'),
    entries: async function* () {
      await Promise.resolve();
      for (const name of namesIn()) yield [name, child(name)] as const;
    },
    getDirectoryHandle: (name: string) => Promise.resolve(folderHandle(files, `${path}${name}/`)),
    getFileHandle: (name: string, { create = false } = {}) =>
      isFile(name) || create
        ? Promise.resolve(fileHandle(files, path + name))
        : Promise.reject(missing(path + name)),
    removeEntry: (name: string) => {
      if (!isFile(name)) return Promise.resolve();
      return isPicture(path) ? files.deletePicture(path + name) : files.write(path + name, null);
    },
  };
}
