import { useEffect, useMemo, useState } from 'react';
import type { SolarConstants } from '../../solar/constants';
import { estimate } from '../../solar/estimate';
import { parseInputs, type SolarInputs } from '../../solar/inputs';

/** What was last set in this document, and the query it began with: kept over a change of language. */
let kept: { query: string; inputs: SolarInputs } | undefined;

/** The inputs of the address, or what the visitor has set since, with the estimate for them. */
export function useEstimate(defaults: SolarInputs, constants: SolarConstants) {
  const [inputs, setInputs] = useState(() => {
    const query = window.location.search;
    return kept?.query === query ? kept.inputs : parseInputs(new URLSearchParams(query), defaults);
  });
  useEffect(() => {
    kept = { query: window.location.search, inputs };
  }, [inputs]);
  const result = useMemo(() => estimate(inputs, constants), [inputs, constants]);
  const change = (changed: Partial<SolarInputs>) =>
    setInputs((before) => ({ ...before, ...changed }));
  return { inputs, change, result };
}
