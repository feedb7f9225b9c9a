import type { Company, Processor } from './model';

/** The countries other than the company's own that a processor may take data to. */
export const countriesAbroad = ({ countries }: Processor, { address }: Company): string[] =>
  countries.filter((country) => country !== address.country);

/** Whether a processor takes data abroad and the business has not stated what protects it there. */
export const lacksSafeguard = (processor: Processor, company: Company): boolean =>
  !processor.safeguard && countriesAbroad(processor, company).length > 0;
