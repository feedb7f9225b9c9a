/** Types of packages that have none, as far as they are used here. */

declare module 'compressible' {
  export default function compressible(type: string): boolean | undefined;
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
