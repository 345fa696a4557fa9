import { opensRemoteShell, opensShell } from '../../../build-scripts/lib/verify/opensShell';

it.each([
  'su - deploy',
  'su',
  'cd /srv && su - {{USER}}',
  'sudo -i',
  'sudo -iu deploy',
  'sudo -u deploy -s',
  'sudo su -',
  'sudo -u deploy bash -l',
  'exec bash',
  'LANG=C sh',
  '/bin/bash',
  'chroot /mnt',
  'sudo chroot /mnt /bin/bash',
  'newgrp docker',
  'unshare --net bash',
  'unshare -rn',
  'sudo nsenter -t "$pid" -n /bin/sh',
  'ip netns exec a bash',
  'env -i bash',
])('%s opens a shell', (command) => {
  expect(opensShell(command)).toBe(true);
});

it.each([
  'su - deploy -c id',
  'su -lc id deploy',
  'sudo -u deploy id',
  'sudo -l',
  'sudo -i id',
  'bash script.sh',
  'bash -c id',
  'bash <<END\nid\nEND',
  'bash < x',
  'echo id | sudo bash',
  'chroot /mnt id',
  'unshare --net ip link',
  `unshare --net sh -c 'nft -f x'`,
  'nsenter -t $(pidof x) -n ss -tln',
  'ip netns exec a ip link',
  'apt-get install bash',
  'echo "su -"',
  '. {{LAB}}/lab.sh',
])('%s runs and ends', (command) => {
  expect(opensShell(command)).toBe(false);
});

it.each(['ssh app1', 'ssh -p 2222 -i ~/.ssh/id deploy@app1', 'sudo true && ssh -tJ bastion app1', 'ssh -vv -o IdentitiesOnly=yes app1'])(
  '%s stays on the host',
  (command) => {
    expect(opensRemoteShell(command)).toBe(true);
  },
);

it.each([
  'ssh app1 id',
  "ssh -p 2222 app1 'cd /srv; ls'",
  'ssh -NL 8080:localhost:80 app1',
  'ssh -G app1',
  'ssh -W db1:22 app1',
  'ssh app1 < script.sh',
  'ssh -V',
  'ssh-keygen -R app1',
])('%s returns or stays here', (command) => {
  expect(opensRemoteShell(command)).toBe(false);
});
