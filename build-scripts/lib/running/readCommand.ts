import { ownValue } from '../../../src/core/ownValue';
import { parseArgs } from 'node:util';
import commands from '../../commands.json';
import { suggest } from '../content/source/problem';

type Commands = typeof commands;
/** A command with options, as its entry is named. */
type CommandName = { [Name in keyof Commands]: Commands[Name] extends { readonly options: object } ? Name : never }[keyof Commands];
/** What commands.json declares: `--write` is on or off, `--keep <number>` and `--id=<name>` have values, `--release <name> …` may be repeated. */
type FormOf<Name extends CommandName> = Commands[Name] extends { readonly options: infer Options } ? keyof Options & string : never;
type NameIn<Form> = Form extends `--${infer Name}=${string}` | `--${infer Name} ${string}` ? Name : Form extends `--${infer Name}` ? Name : never;
type ValueIn<Form> = Form extends `${string} …` ? readonly string[] : Form extends `--${string}=${string}` | `--${string} ${string}` ? string : true;

interface Arguments<Name extends CommandName> {
  readonly values: { readonly [Form in FormOf<Name> as NameIn<Form>]?: ValueIn<Form> };
  /** The words that are neither options nor their values. */
  readonly positionals: readonly string[];
}

interface Option {
  readonly form: string;
  readonly type: 'boolean' | 'string';
  readonly multiple: boolean;
}

/**
 * Reads the arguments of a command, with the options that commands.json declares for it. Of an option that is given twice, the last value counts.
 *
 * @throws Error that names every option that is unknown, lacks its value or takes none
 */
export function readCommand<Name extends CommandName>(name: Name, args: readonly string[] = process.argv.slice(2)): Arguments<Name> {
  const options = optionsOf(Object.keys(commands[name].options));
  // Not strict: that would end at the first problem, and say less.
  const { tokens, values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true, strict: false, tokens: true });
  const faults = tokens.flatMap((token) => (token.kind === 'option' ? (faultOf(token, args[token.index] ?? '', options) ?? []) : []));
  if (faults.length > 0) throw new Error([...new Set(faults)].map((fault) => `${scriptOf(name)}: ${fault}`).join('\n'));
  // The checks above have made sure of the types.
  return { values: values as Arguments<Name>['values'], positionals };
}

function optionsOf(forms: readonly string[]): Readonly<Record<string, Option>> {
  const found = forms.flatMap((form): [string, Option][] => {
    const [, name, value] = /^--([a-z-]+)(?:[ =](.+))?$/.exec(form) ?? [];
    return name === undefined ? [] : [[name, { form, type: value === undefined ? 'boolean' : 'string', multiple: form.endsWith(' …') }]];
  });
  return Object.fromEntries(found);
}

interface OptionToken {
  readonly name: string;
  readonly value?: string | undefined;
  readonly inlineValue?: boolean | undefined;
}

function faultOf({ name, value, inlineValue = false }: OptionToken, arg: string, options: Readonly<Record<string, Option>>): string | undefined {
  const option = arg.startsWith('--') ? ownValue(options, name) : undefined;
  if (!option) return unknown(arg, Object.keys(options));
  if (option.type === 'boolean') return value === undefined ? undefined : `--${name} takes no value, but got ${JSON.stringify(value)}.`;
  const isMissing = !value || (!inlineValue && value.startsWith('-'));
  return isMissing ? `--${name} needs a ${/<(\w+)>/.exec(option.form)?.[1] ?? 'value'}: ${option.form.replace(/ …$/, '')}` : undefined;
}

function unknown(arg: string, names: readonly string[]): string {
  if (!arg.startsWith('--')) return `there is no option ${arg}. A word that begins with a dash goes to the end, after --.`;
  const [given = ''] = arg.split('=', 1);
  const all = names.map((name) => `--${name}`);
  return `there is no option ${given}. ${suggest(given, all, `Options: ${all.join(', ')}.`)}`;
}

function scriptOf(name: CommandName): string {
  const command = commands[name];
  return 'script' in command ? command.script : name;
}
