/** The headers of each location of nginx's configuration, read back from the text. */
export function nginxLocations(text: string): Record<string, Record<string, string>> {
  return Object.fromEntries(
    [...text.matchAll(/^ {2}location ([^{]+) \{\n([^]*?)\n {2}\}/gm)].map(([, path = '', body = '']) => [
      path,
      Object.fromEntries(
        [...body.matchAll(/^ {4}(?:add_header (\S+)|types \{ \}\n {4}default_type) "((?:[^"\\]|\\.)*)"(?: always)?;$/gm)].map(
          ([, name = 'Content-Type', value = '']) => [name, value.replaceAll('\\"', '"')],
        ),
      ),
    ]),
  );
}
