import { expect, test, type Page } from '@playwright/test';
import { MOTIFS } from '../src/features/games/rules/memory-match.ts';
import { WORDS } from '../src/features/games/rules/word-puzzle.ts';
import { expectAccessible } from './axe.ts';
import { newcomer, withDatabase } from './people.ts';

const GAMES = ['Word Puzzle', 'Math Race', 'Story Builder', 'Memory Match'];

async function openGame(page: Page, name: string): Promise<void> {
  await page.goto('/games');
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
}

/** The word whose letters hang there. */
async function hiddenWord(page: Page): Promise<string> {
  const lanterns = page.getByRole('list', { name: 'Scrambled letters' }).getByRole('button');
  const letters = await lanterns.allInnerTexts();
  const sorted = (text: readonly string[]) => text.toSorted().join('');
  return WORDS.find((word) => sorted([...word]) === sorted(letters)) ?? '';
}

/** The answer to the sum that is asked. */
async function answerOf(page: Page): Promise<number> {
  const said = await page.getByText(/^\d+ (plus|minus|times) \d+$/).innerText();
  const [left = '', sign = '', right = ''] = said.split(' ');
  if (sign === 'plus') return Number(left) + Number(right);
  return sign === 'minus' ? Number(left) - Number(right) : Number(left) * Number(right);
}

test('the menu leads into each game, and Back leads out again step by step', async ({ page }) => {
  await newcomer(page);
  await page.getByRole('link', { name: 'Brain Break Games' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Brain Break Games' })).toBeVisible();
  await expectAccessible(page);
  for (const name of GAMES) {
    await page.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
    await expect(page.getByText('Score: 0')).toBeVisible();
    await expectAccessible(page);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Brain Break Games' })).toBeFocused();
  }
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL('/');

  // An address that was kept: the menu is one step away there, too.
  await page.goto('/games?game=memory-match');
  await page.getByRole('button', { name: 'Back to Games' }).click();
  await expect(page).toHaveURL('/games');
  await page.goto('/games?game=chess');
  await expect(page.getByRole('heading', { level: 1, name: 'Brain Break Games' })).toBeVisible();
});

test('word puzzle: hints, a wrong and a right guess, the next level', async ({ page }) => {
  await newcomer(page);
  await openGame(page, 'Word Puzzle');
  const word = await hiddenWord(page);
  await page
    .getByRole('button', { name: `Letter ${word[0]}`, exact: true })
    .first()
    .click();
  await expect(page.getByLabel('Your guess')).toHaveValue(word[0] ?? '');
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByRole('status')).toContainText('Not quite right Try again or use a hint!');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.getByRole('status')).toContainText(`It begins with ${word[0]}.`);
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.getByRole('status')).toContainText(`It has ${word.length} letters.`);
  await expect(page.getByRole('button', { name: 'No hints left' })).toBeDisabled();

  await page.getByLabel('Your guess').fill(word.toLowerCase());
  await page.keyboard.press('Enter');
  await expect(page.getByText('Score: 30')).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByText('Level 2', { exact: true })).toBeVisible();
  await page.getByLabel('Your guess').fill(await hiddenWord(page));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Score: 80')).toBeVisible();

  // The score belongs to this sitting.
  await page.getByRole('button', { name: 'Back to Games' }).click();
  await page.getByRole('link', { name: 'Word Puzzle' }).click();
  await expect(page.getByText('Score: 0')).toBeVisible();
});

test('math race: right and wrong answers, the end of the timer, and a race without one', async ({ page }) => {
  await newcomer(page);
  await page.clock.install();
  await openGame(page, 'Math Race');
  await page.getByRole('button', { name: 'Start' }).press('Enter');
  await expect(page.getByRole('timer')).toHaveText(/^(30|[12]?\d) s$/);
  await expect(page.getByLabel('Your answer')).toBeFocused();
  const answer = await answerOf(page);
  await page.keyboard.type(String(answer + 1));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toContainText('Try again! Check your math and try once more.');
  await page.keyboard.type(String(answer));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Score: 10')).toBeVisible();
  await page.clock.runFor(31_000);
  await expect(page.getByRole('heading', { name: 'Time is up!' })).toBeFocused();
  await expect(page.getByText('You worked out 1 problem: 10 points.')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Change the timer' }).click();
  await expect(page.getByRole('switch', { name: '30 second timer' })).toBeFocused();
  await page.keyboard.press('Space');
  await page.reload();
  await expect(page.getByRole('switch', { name: '30 second timer' })).not.toBeChecked();
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('timer')).toHaveCount(0);
  await expectAccessible(page);
  await page.clock.runFor(60_000);
  await page.getByLabel('Your answer').fill(String(await answerOf(page)));
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText('Score: 10')).toBeVisible();
  await page.getByRole('button', { name: 'Finish the race' }).click();
  await expect(page.getByRole('heading', { name: 'Race finished' })).toBeFocused();
  await page.getByRole('button', { name: 'Play Again' }).click();
  await expect(page.getByText('Score: 0')).toBeVisible();
});

test('story builder: five sentences make a story, which another can follow', async ({ page }) => {
  await newcomer(page);
  await openGame(page, 'Story Builder');
  const sentence = page.getByLabel('Your sentence');
  await sentence.fill('   ');
  await expect(page.getByRole('button', { name: 'Add Sentence' })).toBeDisabled();
  for (let count = 1; count <= 5; count++) {
    await expect(page.getByText(`Prompt ${count} of 5`)).toBeVisible();
    await sentence.fill(`Sentence ${count}.`);
    if (count % 2) await page.keyboard.press('Enter');
    else await page.getByRole('button', { name: 'Add Sentence' }).click();
    await expect(page.getByText(`Score: ${15 * count}`)).toBeVisible();
    if (count === 2) await expectAccessible(page);
  }
  await expect(page.getByRole('heading', { name: 'Story Complete' })).toBeFocused();
  await expect(sentence).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Your story' })).toHaveText(
    'Sentence 1. Sentence 2. Sentence 3. Sentence 4. Sentence 5.',
  );
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create New Story' }).click();
  await expect(page.getByText('Prompt 1 of 5')).toBeVisible();
  await expect(page.getByText('Score: 0')).toBeVisible();
});

test('memory match: by the keyboard, to the last pair', async ({ page }) => {
  await newcomer(page);
  await openGame(page, 'Memory Match');
  const cards = page.getByRole('list', { name: 'Cards' }).getByRole('button');
  const nameOf = async (place: number) =>
    ((await cards.nth(place).getAttribute('aria-label')) ?? '').replace(/^Card \d+, /, '');
  const areSettled = () =>
    expect(page.getByRole('button', { name: /^Card \d+, (?!face|.*matched)/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Card 3, face down' })).toBeVisible();

  // All are looked at in the order in which the arrow keys reach them.
  const places = new Map<string, number[]>();
  await cards.first().focus();
  for (let place = 0; place < 12; place++) {
    await expect(cards.nth(place)).toBeFocused();
    await page.keyboard.press('Enter');
    // The news stays, while the cards go dark again.
    const news = page.getByRole('status');
    await expect(news).toContainText(place % 2 ? /pair!|go dark again/ : 'Where is the other one?');
    const motif = /(?:\bA|found the) (\w+)/.exec(await news.innerText())?.[1] ?? '';
    expect(MOTIFS).toContain(motif);
    places.set(motif, [...(places.get(motif) ?? []), place]);
    if (place === 1) await expectAccessible(page);
    if (place % 2) await areSettled();
    await page.keyboard.press('ArrowRight');
  }
  for (const [one = 0, other = 0] of places.values()) {
    // Two that lay side by side were found on the way.
    if ((await nameOf(one)).includes('matched')) continue;
    await cards.nth(one).press('Enter');
    await cards.nth(other).press('Space');
    await areSettled();
  }
  await expect(page.getByText('Score: 120')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'All pairs found!' })).toBeFocused();
  // Points of a game are the game's own: nobody climbs the leaderboard by playing.
  expect((await (await page.request.get('/api/user/progress')).json()).totalPoints).toBe(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Play Again' }).click();
  await expect(page.getByText('Score: 0')).toBeVisible();
  await expect(page.getByRole('button', { name: /face down/ })).toHaveCount(12);
});

test('games that a parent has put away are closed, whatever the address', async ({ page }) => {
  const { email } = await newcomer(page);
  await withDatabase((client) =>
    client.query('update users set games_allowed = false where email = $1', [email]),
  );
  await page.goto('/games?game=math-race');
  await expect(page.getByRole('heading', { level: 1, name: 'The games are resting' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to my path' }).click();
  await expect(page).toHaveURL('/');
});

test('a visitor is asked to sign in, and comes back to the game', async ({ page }) => {
  const { email } = await newcomer(page);
  await page.context().clearCookies();
  await page.goto('/games?game=story-builder');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill('lantern-river-42');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Story Builder' })).toBeVisible();
});
