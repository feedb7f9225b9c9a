/** Interactive sections that a service's page can have. A namespace of the same name holds the texts of each. */
export const serviceTools = ['solar-estimate', 'power-cut', 'inspection'] as const;
export type ServiceTool = (typeof serviceTools)[number];

/** Whether a value, such as a string from GraphQL or from storage, is the name of a tool. */
export const isServiceTool = (value: unknown): value is ServiceTool =>
  serviceTools.some((tool) => tool === value);
