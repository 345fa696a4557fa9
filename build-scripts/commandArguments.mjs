// Finds out what is wrong with a command's arguments as typed. Plain JavaScript, like bootstrap.mjs.

/**
 * @param command its `script`, as npm names it, and its `options`: each form, such as `--keep <number>` or `<folder>`, with what it does
 * @returns a sentence that says what to type instead; undefined when nothing is wrong
 */
export function faultOfArguments(command, args, env) {
  return takenByNpm(command, args, env) ?? unknownOptions(command, args) ?? needlessValues(command, args) ?? needlessWords(command, args);
}

/** npm takes options before a lone `--` for its own: it puts them into the environment and passes on only the words after them. */
function takenByNpm({ script, options }, args, env) {
  if (env.npm_lifecycle_event !== script) return undefined;
  const given = optionsIn(args).map(optionOf);
  const taken = Object.keys(options).filter((form) => form.startsWith('--') && valueAtNpm(form, env) && !given.includes(optionOf(form)));
  if (taken.length === 0) return undefined;
  const again = asMeant({ options, taken }, args, env).map(quoted).join(' ');
  return `npm took ${taken.map(optionOf).join(' ')} for ${taken.length > 1 ? 'options' : 'an option'} of its own. Write -- before the options: npm run ${script} -- ${again}`;
}

/** The arguments with the options that npm took put back. One that lacks its value gets the last word; of two, nobody knows whose it was. */
function asMeant({ options, taken }, args, env) {
  const lacking = taken.filter((form) => /[ =]/.test(form) && valueAtNpm(form, env) === 'true');
  const words = wordsIn(options, args);
  const value = lacking.length === 1 ? words.at(-1) : undefined;
  const moved = value === undefined && lacking.length > 0 ? words : [value];
  const restored = taken.flatMap((form) => {
    if (lacking.includes(form)) return value === undefined ? form.split(' ', 2) : [optionOf(form), value];
    return valueAtNpm(form, env) === 'true' ? [form] : [`${optionOf(form)}=${valueAtNpm(form, env)}`];
  });
  return [...args.filter((arg) => !moved.includes(arg)), ...restored];
}

function valueAtNpm(form, env) {
  return env[`npm_config_${optionOf(form).slice(2).replaceAll('-', '_')}`];
}

/** As typed into a shell. */
function quoted(word) {
  return /[^\w./:=@,+<>-]/.test(word) ? JSON.stringify(word) : word;
}

/** A mistyped `--write` must not look as if it had written. */
function unknownOptions({ script, options }, args) {
  const known = Object.keys(options).map(optionOf);
  const unknown = optionsIn(args).filter((arg) => !known.includes(optionOf(arg)));
  return unknown.length > 0 ? `npm run ${script} has no option ${unknown.join(' ')}; "npm run ${script} -- --help" lists its options.` : undefined;
}

/** Nor must `--write=yes`. */
function needlessValues({ script, options }, args) {
  const needless = args.find((arg) => arg.includes('=') && Object.hasOwn(options, optionOf(arg)));
  return needless ? `npm run ${script} takes ${optionOf(needless)} without a value, but got ${quoted(needless)}.` : undefined;
}

/** Nor `write`, nor one word too many. */
function needlessWords({ script, options }, args) {
  const forms = Object.keys(options).filter((form) => !form.startsWith('--'));
  if (forms.some((form) => form.endsWith('…'))) return undefined;
  // A placeholder such as `<new id>` is one word.
  const expected = forms.flatMap((form) => form.replaceAll(/<[^>]*>/g, 'x').split(' '));
  const needless = wordsIn(options, args).slice(expected.length);
  if (needless.length === 0) return undefined;
  const got = needless.map(quoted).join(' ');
  return forms.length > 0
    ? `npm run ${script} takes no more words than ${forms.join(' ')}, but also got ${got}.`
    : `npm run ${script} takes no arguments, but got ${got}; "npm run ${script} -- --help" lists its options.`;
}

/** What is neither an option nor the value of one. */
function wordsIn(options, args) {
  const withValue = Object.keys(options)
    .filter((form) => /^--\S+ /.test(form))
    .map(optionOf);
  const end = endOfOptions(args);
  return args.filter((arg, at) => at > end || (!arg.startsWith('--') && !withValue.includes(args[at - 1] ?? '')));
}

function optionsIn(args) {
  return args.slice(0, endOfOptions(args)).filter((arg) => arg.startsWith('--'));
}

/** After a lone `--` there are only words, even if they begin with a dash. */
export function endOfOptions(args) {
  const at = args.indexOf('--');
  return at < 0 ? args.length : at;
}

/** `--keep` for both `--keep=3` and `--keep <number>`. */
function optionOf(text) {
  return text.split(/[ =]/, 1)[0];
}
