import { runCommand } from '../lib/running/command';
import { readCommand } from '../lib/running/readCommand';
import { readDistDir } from '../lib/settings/settings';
import { writeTable } from '../lib/files/writeTable';
import { provenance } from './provenance';
import { loadTable } from './server/loadReport';
import { measureLoads } from './server/measureLoads';

const SECONDS = 10;

/** Measures our own server under 200 connections, alone and alongside misbehaving clients. `--write` puts the table into docs/server-load.md. */
await runCommand(async () => {
  const { values } = readCommand('bench/server');
  const table = loadTable(await measureLoads(readDistDir(), SECONDS), `Measured on ${provenance()}.`);
  console.log(table);
  if (values.write) writeTable({ file: 'docs/server-load.md', name: 'load', table });
});
