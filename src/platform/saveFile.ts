/** Saves what is at an address as a file. */
export function saveFile(name: string, address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}

/** In milliseconds: a browser reads the address in its own time, and saves nothing if it has been revoked by then. */
const LONGEST_START = 40_000;

/** Saves a text as a file. */
export function saveText(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  saveFile(name, address);
  setTimeout(() => URL.revokeObjectURL(address), LONGEST_START);
}
