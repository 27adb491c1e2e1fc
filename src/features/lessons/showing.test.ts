import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY, startTestApp, type TestApp } from '../../../test/harness.ts';
import { readLesson } from '../../../test/lessons.ts';
import { person } from '../../../test/people.ts';
import { showLesson } from './showing.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

test.each(['Pacific/Kiritimati', 'UTC', 'Pacific/Pago_Pago'])(
  'a lesson that is shown stands today, in %s too',
  async (timeZone) => {
    for (const lesson of app.deps.bank.lessons('science', 'hard').slice(0, 2)) {
      // No day is made there yet, as in a new data folder.
      app.clock.forward(100 * DAY);
      const child = await person(app, { timeZone });
      const id = await showLesson(app.deps, lesson, app.deps.now(), timeZone);
      expect(await readLesson(child, id)).toMatchObject({ title: lesson.file.title });
    }
  },
);
