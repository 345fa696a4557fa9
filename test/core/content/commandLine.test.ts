import * as fc from 'fast-check';
import { commandText, isCommandLine } from '../../../src/core/content/commandLine';
import { anyString } from '../../support/anyString';

const COMMANDS = [
  'sudo systemctl reload ssh',
  'systemctl --failed',
  'systemctl status nginx',
  'systemctl daemon-reload',
  'apt update',
  'sudo apt install nginx',
  'apt-get install -y curl',
  'sudo apt update && sudo apt upgrade',
  'journalctl -u ssh --since today',
  'docker compose up -d',
  'docker ps',
  'git clone https://github.com/ansible/ansible',
  'git commit -m "Fix the bug in it"',
  'git add .',
  'ssh admin@192.0.2.10',
  'ssh-keygen -t ed25519',
  'scp file.txt admin@192.0.2.10:/tmp/',
  'rsync -av /srv/ backup:/srv/',
  'chmod 600 ~/.ssh/id_ed25519',
  'chmod +x run.sh',
  'sudo chmod +x run.sh',
  'chmod +x tests',
  'dig +short example.com',
  'chown root:root /etc/ssh/sshd_config',
  'useradd -m anna',
  'sudo passwd anna',
  'sudo ufw enable',
  'ufw allow 22/tcp',
  'terraform apply -auto-approve',
  'cat /etc/os-release',
  'tail -f /var/log/syslog',
  'cat file.txt | sort | uniq -c',
  'echo "This is the end."',
  'export PATH=$PATH:/opt/bin',
  'cd /etc',
  'cd ..',
  'mkdir -p /srv/data',
  'rm -rf /tmp/build',
  'df -h',
  'du -sh /var',
  'lsblk',
  'whoami',
  'sudo reboot',
  'sudo -u postgres psql',
  'sudo -i',
  'curl -fsSL https://example.com',
  'ping example.com',
  'openssl req -new -key server.key',
  'mysql -u root -p',
  'grep -r error /var/log',
  'find / -name "*.log"',
  'ps aux | grep nginx',
  'kill -9 1234',
  'make install',
  'npm ci',
  'ansible all -m ping',
  'sed -i "s/a/b/" hosts',
  'tar -xzf archive.tar.gz',
  'mount /dev/sdb1 /mnt',
  'sudo sysctl -w net.ipv4.ip_forward=1',
  'service nginx restart',
  '$ anything at all',
  'nft list ruleset',
  'sudo apt list --upgradable',
  'apt show nginx',
  'ip addr show',
  'ip a',
  'zfs list -t snapshot',
  './configure --prefix=/usr',
  'python3 -m venv .venv',
  'bash install.sh',
];

const PROSE = [
  'sort the list by size',
  'find out which process holds the port',
  'make sure that it works',
  'make a backup first',
  'cat is a command that prints files',
  'ls lists files',
  'Use systemctl status nginx to see it',
  'Run apt update first.',
  'systemctl restart is enough for most changes',
  'docker compose is the easy way',
  'service ssh restart takes a second',
  'git is a version control system',
  'file permissions are explained below',
  'id numbers below 1000 belong to the system',
  'top five reasons',
  'mount points are directories',
  'free space runs out',
  'kill it gently',
  'head over to the wiki',
  'less is more',
  'source of truth: the repository',
  'sudo is not a shell',
  'sudo asks for your password',
  'history repeats itself',
  'top-level directories',
  'make install copies the files',
  'tail -f follows the log as it grows',
  'sudo apt update refreshes the package lists',
  'systemctl enable makes it start at boot',
  'git push sends your work',
  'mount /dev/sdb1 before the restore',
  'id and groups',
  'diff the two files',
  'stat tells you more',
  'df -h tells you how full it is',
  'chmod 600 makes it private, and so it should',
  'chmod +x makes files executable',
  'chmod +x is enough for a script',
  'chmod +x gives everyone the right',
  'dig +short answers most questions',
  'host',
  '',
  'service accounts have no shell',
  'service level objectives',
  'passwd files hold no passwords',
  'make clean removes everything',
  'git log answers most questions',
  'adduser asks questions',
  'sort out /etc',
];

describe('isCommandLine', () => {
  it.each(COMMANDS)('W5 takes for a command: %s', (line) => {
    expect(isCommandLine(line)).toBe(true);
  });

  it.each(PROSE)('W5 leaves as prose: %s', (line) => {
    expect(isCommandLine(line)).toBe(false);
  });

  it('W5 takes no line with inline code for a command', () => {
    expect(isCommandLine('cat `/etc/hosts`')).toBe(false);
  });

  it('W5 knows no program by the name of an object member', () => {
    for (const name of ['constructor', '__proto__', 'toString']) expect(isCommandLine(`${name} --version`)).toBe(false);
  });

  it('W5 decides the same however a line is indented', () => {
    fc.assert(
      fc.property(fc.constantFrom(...COMMANDS, ...PROSE), fc.nat(6), fc.nat(6), (line, before, after) => {
        expect(isCommandLine(' '.repeat(before) + line + ' '.repeat(after))).toBe(isCommandLine(line));
      }),
    );
  });

  it('W5 decides any line at all, without an error', () => {
    fc.assert(fc.property(anyString(), (line) => expect([true, false]).toContain(isCommandLine(line))));
  });
});

describe('commandText', () => {
  it('W5 leaves out the prompt of a command, and nothing else', () => {
    expect(commandText('  $ ls -la  ')).toBe('ls -la');
    expect(commandText('echo $HOME')).toBe('echo $HOME');
  });
});
