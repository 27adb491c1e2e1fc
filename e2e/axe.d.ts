import { type Page } from '@playwright/test';
/** Finds nothing wrong for WCAG 2.2 AA on what the page shows now, in light and in dark. */
export declare function expectAccessible(page: Page): Promise<void>;
