/** The path of a guide as a script: `/wiki/ssh` → `/wiki/ssh.sh`. */
export const scriptPath = (path: string): string => `${path}.sh`;
