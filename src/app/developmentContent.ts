/**
 * Development only: shows an edit of the content without loading the page anew.
 *
 * @param onEdit called after each edit that compiled
 */
export function followContentEdits(address: string, onEdit: () => void): void {
  const changes = new EventSource(address);
  changes.onmessage = ({ data }) => {
    const problem: unknown = JSON.parse(String(data));
    if (typeof problem === 'string') console.error(problem);
    else onEdit();
  };
}
