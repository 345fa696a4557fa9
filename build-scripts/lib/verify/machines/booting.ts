/** How long the preparation of a machine may take once it runs. */
export const SETUP_MS = 180_000;

/** Bash that waits until systemd has nothing more to start; a unit may have failed. */
export const SYSTEMD_IS_UP = `until [ -S /run/systemd/private ]; do sleep 0.02; done
state=$(systemctl is-system-running --wait)
[ "$state" = running ] || [ "$state" = degraded ] || { echo "systemd is $state"; exit 1; }`;

/** Commands after which a machine may be going down. */
export const MAY_REBOOT = /\b(reboot|poweroff|halt|shutdown|kexec|sysrq-trigger|init [06])\b/;
