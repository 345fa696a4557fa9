# Mounts a folder once more with its owners shifted as a user namespace shifts them: root of the folder's files becomes the
# namespace's root. Linux has no program for it on Debian 12; the numbers of these calls are the same on every machine.
# usage: perl idmap.pl /proc/PID/ns/user FOLDER TARGET
use strict;
use warnings;

my ($namespace, $folder, $target) = @ARGV;
my ($OPEN_TREE, $MOVE_MOUNT, $MOUNT_SETATTR) = (428, 429, 442);
my ($AT_FDCWD, $AT_EMPTY_PATH, $CLONE_AND_CLOSE_ON_EXEC) = (-100, 0x1000, 0x80001);
my ($MOUNT_ATTR_IDMAP, $MOVE_MOUNT_F_EMPTY_PATH) = (0x00100000, 4);
my $here = '';

open my $users, '<', $namespace or die "$namespace: $!\n";
my $tree = syscall $OPEN_TREE, $AT_FDCWD, $folder, $CLONE_AND_CLOSE_ON_EXEC;
die "$folder: $!\n" if $tree < 0;
my $attributes = pack 'Q4', $MOUNT_ATTR_IDMAP, 0, 0, fileno $users;
syscall($MOUNT_SETATTR, $tree, $here, $AT_EMPTY_PATH, $attributes, length $attributes) == 0
  or die "The owners of $folder can't be mapped: $!. It needs Linux 5.19 and a file system such as ext4, XFS or Btrfs.\n";
syscall($MOVE_MOUNT, $tree, $here, $AT_FDCWD, $target, $MOVE_MOUNT_F_EMPTY_PATH) == 0 or die "$target: $!\n";
