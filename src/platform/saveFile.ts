/** Saves what is at an address as a file. */
export function saveFile(name: string, address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}

/** Saves a text as a file. */
export function saveText(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  saveFile(name, address);
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(address));
}
