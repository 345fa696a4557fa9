import { Script } from 'node:vm';
import JestRuntime from 'jest-runtime';

/**
 * Built-in objects that, unlike `Date`, no test replaces. In a context of Node's `vm`, each use of a global's name calls a handler of the context,
 * which made loops over millions of numbers thirty times slower; as variables around each module, they cost nothing.
 */
const CONSTANT = [
  ...['Infinity', 'NaN', 'Array', 'Boolean', 'Error', 'JSON', 'Map', 'Math', 'Number', 'Object', 'Promise', 'Reflect', 'RegExp', 'Set', 'String'],
  ...['Symbol', 'TypeError', 'WeakMap', 'WeakSet', 'Int32Array', 'Uint8Array', 'isNaN', 'parseInt'],
];

/** What this process has parsed, by file. */
const parsed = new Map();

/**
 * Jest's runtime, but a module that several suites load is parsed and compiled once per process. Each suite still runs it anew, in
 * a context of its own, so suites share no state. Jest itself parses every module again for every suite, which took a quarter of the time
 * of small suites in Node and a sixth of those with jsdom.
 */
export default class SharedScriptsRuntime extends JestRuntime {
  constructor(...args) {
    super(...args);
    const { executor, _environment: environment } = this;
    const head = `(({ ${CONSTANT.join(', ')} }) => function (${executor.injectedModuleParameters.join(', ')}) {`;
    const parseAgain = executor.compile.bind(executor);
    executor.compile = (code, filename) => {
      const context = environment.getVmContext();
      const script = context && scriptOf({ code, filename, head });
      // Jest reports syntax errors, and suites that have ended, in its own words.
      return script ? script.runInContext(context) : parseAgain(code, filename);
    };
  }
}

/** Positions in the file stay the same: the function's head is put before the first column. */
function scriptOf({ code, filename, head }) {
  const known = parsed.get(filename);
  if (known?.code === code) return known.script;
  try {
    const script = new Script(`${head}${code}\n})(globalThis)`, { filename, columnOffset: -head.length });
    parsed.set(filename, { code, script });
    return script;
  } catch {
    return undefined;
  }
}

/** Jest requires this module, and takes its default export only where this says that it is an ES module. */
export const __esModule = true;
