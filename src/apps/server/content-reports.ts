import { parseArgs } from 'node:util';
import { loadBank } from '../../features/lessons/bank/load.ts';
import { findItem } from '../../features/progress/corrections/finding.ts';
import { reportedItems } from '../../features/progress/corrections/reporting.ts';
import { reportText } from '../../features/progress/corrections/rules/report-table.ts';
import { dismissReports } from '../../features/progress/corrections/store.ts';
import { runCommand } from './command.ts';

/*
 * npm run content:reports                      what people have reported, worst first
 * npm run content:reports -- --json            the same for programs
 * npm run content:reports -- --dismiss ITEM    the question was looked at and is right: its reports are put away
 */

await runCommand(() => {
  const { values } = parseArgs({ options: { json: { type: 'boolean' }, dismiss: { type: 'string' } } });
  const { json, dismiss } = values;
  return async (db) => {
    if (dismiss !== undefined) {
      const item = await findItem(db, loadBank, dismiss);
      console.log(`Reports of ${item} put away: ${await dismissReports(db, item, new Date())}.`);
      return;
    }
    const items = await reportedItems(db);
    console.log(json ? JSON.stringify(items, null, 2) : reportText(items));
  };
});
