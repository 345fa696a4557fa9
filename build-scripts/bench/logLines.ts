import { loadModel } from '../lib/compiling/loadModel';
import { runCommand } from '../lib/running/command';
import { readCommand } from '../lib/running/readCommand';
import { answerLogLines, logLineTable, readLogLines, searchLibrary } from '../lib/reports/logLines';
import { readSettings } from '../lib/settings/settings';
import { OWN_CONTENT } from '../lib/files/paths';
import { writeTable } from '../lib/files/writeTable';

/** Prints which entry of the guides each message of packages leads to; `--write` puts the table into docs/log-lines.md. */
await runCommand(async () => {
  const { values } = readCommand('bench/logLines');
  const settings = await readSettings();
  if (settings.contentDir !== OWN_CONTENT) throw new Error('bench:logs: the messages are of src/content. Unset CONTENT_DIR.');
  const { model } = await loadModel(settings);
  const table = logLineTable(answerLogLines(searchLibrary(model), readLogLines()));
  console.log(table);
  if (values.write) writeTable({ file: 'docs/log-lines.md', name: 'log-lines', table });
});
