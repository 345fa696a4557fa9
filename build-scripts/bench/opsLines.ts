import type { Random } from './random';

/** Where a line takes its words and its random choices from. */
export interface WordSource {
  readonly random: Random;
  readonly word: () => string;
}

const COMMANDS = [
  'sudo apt update',
  'sudo apt install -y',
  'systemctl restart',
  'systemctl enable --now',
  'journalctl -u',
  'docker compose up -d',
  'docker run --rm -it',
  'kubectl get pods -n',
  'kubectl describe node',
  'ssh -i ~/.ssh/id_ed25519',
  'tail -f',
  'grep -rn',
  'chmod 0640',
  'ip addr show',
  'cat',
  'openssl x509 -noout -in',
  'rsync -avz --delete',
  'curl -fsSL',
  'terraform plan -out',
  'ansible-playbook -i',
  'psql -U postgres -c',
  'git rebase --onto',
  'sed -i',
  'echo $?',
  'ls -la',
] as const;
const PATHS = ['/etc/ssh/', '/etc/nginx/sites-enabled/', '/var/log/', '/etc/systemd/system/', '/opt/', '/usr/local/bin/', '/srv/data/', '~/.config/'] as const;
const ENDINGS = ['conf', 'log', 'service', 'yml', 'sh', 'tf', 'json', 'd'] as const;
const FAULTS = ['Permission denied', 'No such file or directory', 'Connection refused', 'timed out', 'failed with result exit-code', 'Out of memory'] as const;

export function commandLine(source: WordSource): string {
  const { random, word } = source;
  const argument = random.pick([
    () => pathOf(source),
    () => `--${word()}=${word()}`,
    () => `-${word().charAt(0)} ${word()}`,
    () => `https://${word()}.example.com/${word()}`,
  ]);
  return `${random.next() < 0.3 ? '$ ' : ''}${random.pick(COMMANDS)} ${word()} ${argument()}${random.next() < 0.15 ? ' 2>&1 | less' : ''}`;
}

export function settingLine({ random, word }: WordSource): string {
  const value = random.pick([() => `"${word()}"`, () => String(random.below(65_536)), () => `${word()}.${word()}`, () => `v${version(random)}`]);
  const [name, sign] = random.pick([[`${word()}_${word()}`, ' = '] as const, [`  ${word()}`, ': '] as const, [word().toUpperCase(), '='] as const]);
  return `${name}${sign}${value()}${random.next() < 0.3 ? `  # ${word()} ${word()}` : ''}`;
}

export function logLine({ random, word }: WordSource): string {
  const two = (bound: number) => String(random.below(bound)).padStart(2, '0');
  const detail = random.pick([() => addressOf(random), () => `0x${hex(random, 8)}`, () => `${hex(random, 12)}`, () => `port ${random.below(65_536)}`]);
  return `Mar ${two(28)} ${two(24)}:${two(60)}:${two(60)} ${word()}${random.below(9)} ${word()}[${random.below(32_768)}]: ${word()}: ${random.pick(FAULTS)} (${detail()})`;
}

function pathOf({ random, word }: WordSource): string {
  return `${random.pick(PATHS)}${word()}${random.next() < 0.3 ? `/${word()}` : ''}.${random.pick(ENDINGS)}`;
}

function addressOf(random: Random): string {
  return `10.${random.below(256)}.${random.below(256)}.${random.below(256)}`;
}

function version(random: Random): string {
  return `${random.below(6)}.${random.below(30)}.${random.below(12)}`;
}

function hex(random: Random, length: number): string {
  return Array.from({ length }, () => random.below(16).toString(16)).join('');
}
