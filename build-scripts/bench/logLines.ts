import { loadModel } from '../lib/buildSite';
import { runCommand } from '../lib/command';
import { answerLogLines, logLineTable, readLogLines, searchLibrary } from '../lib/logLines';
import { OWN_CONTENT, readSettings } from '../lib/settings';
import { writeTable } from '../lib/writeTable';

/** Prints which entry of the guides each message of packages leads to; `--write` puts the table into docs/log-lines.md. */
await runCommand(async () => {
  const settings = await readSettings();
  if (settings.contentDir !== OWN_CONTENT) throw new Error('bench:logs: the messages are of src/content. Leave out --content and CONTENT_DIR.');
  const { model } = await loadModel(settings);
  const table = logLineTable(answerLogLines(searchLibrary(model), readLogLines()));
  console.log(table);
  if (process.argv.includes('--write')) writeTable({ file: 'docs/log-lines.md', name: 'log-lines', table });
});
