import { runCommand } from './lib/command';
import { readPort } from './lib/server';
import { serveSite } from './lib/serveSite';

await runCommand(() => serveSite(readPort()));
