/** Interactive sections that a service's page can have. A namespace of the same name holds the texts of each. */
export const toolNamespaces = ['solar-estimate', 'power-cut'] as const;

/** Sections that a service's page can have besides its own parts. */
export const serviceTools = [...toolNamespaces, 'inspection'] as const;
export type ServiceTool = (typeof serviceTools)[number];
