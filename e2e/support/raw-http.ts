import { connect } from 'node:net';

export interface RawAnswer {
  status: number;
  /** Names in lower case; the last one where a name stands twice. */
  headers: Map<string, string>;
}

/**
 * Asks for a path exactly as it is written: browsers and clients tidy it up before they send it.
 *
 * @param origin `http://localhost:9100`
 * @param path what stands in the request line
 * @param host the host that the request names
 * @param lines further lines of the request's head; nothing is sent that is not written
 */
export function ask(
  origin: string,
  path: string,
  host: string,
  lines: string[] = [],
): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname, () => {
      socket.write(
        [
          `GET ${path} HTTP/1.1`,
          `Host: ${host}`,
          `X-Forwarded-Host: ${host}`,
          'Connection: close',
          ...lines,
          '\r\n',
        ].join('\r\n'),
      );
    });
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => {
      const [head = ''] = Buffer.concat(chunks).toString('latin1').split('\r\n\r\n');
      const [first = '', ...lines] = head.split('\r\n');
      const headers = new Map(
        lines.map((line) => {
          const [name = '', ...value] = line.split(':');
          return [name.toLowerCase(), value.join(':').trim()];
        }),
      );
      resolve({ status: Number(first.split(' ')[1]), headers });
    });
  });
}
