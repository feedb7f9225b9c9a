import type { Page } from '@playwright/test';

export interface Violation {
  directive: string;
  /** Address, or `inline`, `eval` … */
  blocked: string;
}

/**
 * Collects what the page's security policy keeps from happening, over all its documents.
 *
 * @returns a list that grows as it happens
 */
export async function watchViolations(page: Page): Promise<Violation[]> {
  const violations: Violation[] = [];
  await page.exposeFunction('reportViolation', (violation: Violation) => {
    violations.push(violation);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { reportViolation } = window as unknown as {
        reportViolation: (violation: Violation) => void;
      };
      reportViolation({ directive: event.effectiveDirective, blocked: event.blockedURI });
    });
  });
  return violations;
}
