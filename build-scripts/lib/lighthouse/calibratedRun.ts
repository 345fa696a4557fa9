import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Lighthouse, LighthouseResult } from './ensureLighthouse';
import { calibratedSlowdown } from './slowdown';

/** The parts of what Lighthouse gathers that are read here. */
interface Artifacts {
  readonly BenchmarkIndex: number;
  readonly settings: { readonly throttling: { readonly cpuSlowdownMultiplier: number } };
}

/**
 * Gathers first and audits then, slowing the processor by what the machine's speed beside this very run asks for: that of a shared machine
 * varies by half from one run to the next. Lighthouse simulates the slower processor while it audits, so a run gathered once can be slowed by any factor.
 *
 * @param port of the browser's debugger
 * @throws Error if Lighthouse has no result
 */
export async function calibratedRun(lighthouse: Lighthouse, address: string, port: number): Promise<LighthouseResult> {
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const flags = { port, logLevel: 'error', output: 'json' };
  try {
    await lighthouse(address, { ...flags, gatherMode: folder });
    const throttling = { cpuSlowdownMultiplier: calibrate(join(folder, 'artifacts.json')) };
    const outcome = await lighthouse(address, { ...flags, throttling, auditMode: folder });
    if (!outcome) throw new Error(`lighthouse: ${address}: there is no result.`);
    if (outcome.lhr.runtimeError) throw new Error(`lighthouse: ${address}: ${outcome.lhr.runtimeError.message}`);
    return outcome.lhr;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Puts the factor among the settings that were gathered, because an audit refuses others. Returns it. */
function calibrate(file: string): number {
  const artifacts = JSON.parse(readFileSync(file, 'utf8')) as Artifacts;
  const cpuSlowdownMultiplier = calibratedSlowdown(artifacts.BenchmarkIndex);
  const settings = { ...artifacts.settings, throttling: { ...artifacts.settings.throttling, cpuSlowdownMultiplier } };
  writeFileSync(file, JSON.stringify({ ...artifacts, settings }));
  return cpuSlowdownMultiplier;
}
