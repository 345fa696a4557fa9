import { runCommand } from './lib/running/command';
import { readPort } from './lib/serving/server';
import { serveSite } from './lib/serving/serveSite';

await runCommand(() => serveSite(readPort()));
