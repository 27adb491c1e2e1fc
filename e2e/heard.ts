import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    heard: string[];
  }
}

/**
 * Listens as a screen reader does: to what changes in a live region that was there before, and to an alert that comes.
 * A status that comes together with its words is read out by few, and does not count.
 */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.heard = [];
    const LIVE = '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive], [role=log]';
    const elementOf = (node: Node) => (node instanceof Element ? node : node.parentElement);
    const say = (region: Element | null | undefined) => {
      const words = region?.textContent?.replace(/\s+/g, ' ').trim();
      if (words && words !== window.heard.at(-1)) window.heard.push(words);
    };
    new MutationObserver((changes) => {
      const come = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      const isNew = (region: Element) => come.some((node) => node === region || node.contains(region));
      for (const { target } of changes) {
        const region = elementOf(target)?.closest(LIVE);
        if (region && !isNew(region)) say(region);
      }
      for (const node of come) {
        if (!(node instanceof Element)) continue;
        for (const alert of [node, ...node.querySelectorAll('*')])
          if (alert.matches('[role=alert]')) say(alert);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/** These words were read out, now or before, in this document. */
export async function expectHeard(page: Page, words: string | RegExp): Promise<void> {
  const matches = (said: string) => (typeof words === 'string' ? said.includes(words) : words.test(said));
  await expect
    .poll(async () => (await page.evaluate(() => window.heard)).filter(matches), {
      message: `heard: ${String(words)}`,
    })
    .not.toEqual([]);
}

type AxValue = { value?: unknown };
type AxNode = {
  ignored: boolean;
  role?: AxValue;
  name?: AxValue;
  properties?: { name: string; value: AxValue }[];
};

/** Roles that are operated, and pictures: none of them says anything without a name. */
const NAMED = new Set([
  'button',
  'link',
  'textbox',
  'searchbox',
  'checkbox',
  'radio',
  'switch',
  'combobox',
  'menuitem',
  'tab',
  'slider',
  'spinbutton',
  'dialog',
  'Date',
  'image',
  'img',
  'progressbar',
]);

/**
 * The present screen as the browser tells it to a screen reader: one heading of the first level, one main part, a name
 * for everything that has to have one, and a title of its own.
 *
 * @param title what the window is called
 */
export async function expectWellTold(page: Page, title: string | RegExp): Promise<void> {
  await expect(page).toHaveTitle(title);
  // A page from the server has its title before the rest of it is there.
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveCount(0);
  await page.waitForLoadState();
  const nodes = await told(page);
  const roleOf = ({ role }: AxNode) => String(role?.value);
  const nameOf = ({ name }: AxNode) => String(name?.value ?? '').trim();
  const isH1 = (node: AxNode) =>
    roleOf(node) === 'heading' &&
    node.properties?.some(({ name, value }) => name === 'level' && value.value === 1);
  expect(nodes.filter(isH1).map(nameOf), 'headings of the first level').toEqual([
    expect.stringMatching(/\S/),
  ]);
  expect(nodes.filter((node) => roleOf(node) === 'main')).toHaveLength(1);
  const nameless = nodes.filter((node) => NAMED.has(roleOf(node)) && nameOf(node) === '');
  expect(nameless.map(roleOf), 'without a name').toEqual([]);
}

async function told(page: Page): Promise<AxNode[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes.filter(({ ignored }) => !ignored);
}
