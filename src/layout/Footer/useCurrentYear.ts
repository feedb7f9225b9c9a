import { useEffect, useState } from 'react';

/**
 * The current year, also on a page that was built last year.
 *
 * @param builtIn the year of the build, which the served page shows
 */
export function useCurrentYear(builtIn: string): string {
  const [year, setYear] = useState(builtIn);
  useEffect(() => setYear(String(new Date().getFullYear())), []);
  return year;
}
