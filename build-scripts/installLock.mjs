// Plain JavaScript with nothing but Node, like bootstrap.mjs: the lock of builds (lib/release/withLock.ts) needs packages to run.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

const POLL_MS = 200;

/**
 * Runs one process's work at a time: `npm ci` begins by deleting what another may just have installed.
 *
 * @param file the lock: a file with the id of the process that holds it; one left by a killed process is removed
 */
export async function withInstallLock(file, work) {
  for (let isTold = false; !tryLock(file); isTold = true) {
    if (!isTold) console.log('Waiting for another command, which is installing the packages …');
    await delay(POLL_MS);
  }
  const release = () => rmSync(file, { force: true });
  process.once('exit', release);
  await work();
  process.off('exit', release);
  release();
}

function tryLock(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  const owner = ownerOf(file);
  // In a container, a killed process often had the id that this one has now.
  if (owner !== null && (owner === process.pid || !isRunning(owner))) rmSync(file, { force: true });
  return false;
}

/** Null when the lock has just been released, or is not yet written. */
function ownerOf(file) {
  try {
    return Number(readFileSync(file, 'utf8')) || null;
  } catch {
    return null;
  }
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}
