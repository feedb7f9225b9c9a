import { isServiceTool, type ServiceTool } from '../content/model/service-tools';

/** Result of a tool, sent along with the visitor's own words. */
export interface ToolResult {
  tool: ServiceTool;
  /** A few words by which the visitor recognises it. */
  label: string;
  /** Text for the business, in lines. */
  text: string;
}

/** Whether a value from storage is a result. */
export function isToolResult(value: unknown): value is ToolResult {
  if (typeof value !== 'object' || value === null) return false;
  const { tool, label, text } = value as Partial<Record<keyof ToolResult, unknown>>;
  return isServiceTool(tool) && typeof label === 'string' && typeof text === 'string';
}

/** The message to send: the visitor's own words, then the results of the tools. */
export const withResults = (message: string, handedOver: readonly ToolResult[]): string =>
  [message, ...handedOver.map(({ text }) => text)].filter(Boolean).join('\n\n');
