/** Types of untyped packages, as far as they are used here. */

declare module 'send' {
  import type { IncomingMessage as Request, ServerResponse as Response } from 'node:http';
  interface Sending {
    on(event: 'error', listener: (error: Error) => void): Sending;
    pipe(response: Response): void;
  }
  export default function send(
    request: Request,
    path: string,
    options: { root: string; cacheControl: boolean; acceptRanges: boolean },
  ): Sending;
}

declare module 'compression' {
  import type { IncomingMessage as Request, ServerResponse as Response } from 'node:http';
  interface Options {
    brotli: { params: Record<number, number> };
    filter: (request: Request, response: Response) => boolean;
  }
  function compression(
    options: Options,
  ): (request: Request, response: Response, next: () => void) => void;
  namespace compression {
    const filter: Options['filter'];
  }
  export default compression;
}

declare module 'netlify-redirector' {
  interface Request {
    scheme: string;
    host: string;
    path: string;
    query: string;
    getHeader: (name: string) => string;
    getCookie: (name: string) => string;
  }
  interface Match {
    to: string;
    status: number;
    force?: boolean;
  }
  interface Rules {
    match: (request: Request) => Match | undefined;
  }
  const redirector: {
    parseJSON: (
      rules: string,
      options: { jwtSecret: string; jwtRoleClaim: string },
    ) => Promise<Rules>;
  };
  export default redirector;
}
