import { Client, InMemoryTransport } from '@modelcontextprotocol/client';
import { createMcpServer } from '../../../build-scripts/lib/mcp/createMcpServer';
import type { CurrentReader } from '../../../build-scripts/lib/mcp/currentReader';
import type { SiteReader } from '../../../build-scripts/lib/mcp/siteReader';

/** An answer's text, the note after it, and whether it is an error. */
interface Answer {
  readonly text: string;
  readonly note: string | undefined;
  readonly isError: boolean;
}

/** The protocol's own client, connected to the server for assistants. */
export interface Assistant {
  readonly client: Client;
  readonly call: (name: string, input: Record<string, unknown>) => Promise<Answer>;
}

/** Connects to a server for content that stays as it is. */
export const connectTo = (reader: SiteReader): Promise<Assistant> => connectToCurrent(() => Promise.resolve({ reader, note: null }));

export async function connectToCurrent(current: () => Promise<CurrentReader>): Promise<Assistant> {
  const client = new Client({ name: 'test', version: '1.0.0' });
  const [here, there] = InMemoryTransport.createLinkedPair();
  await createMcpServer(current, 'A site').connect(there);
  await client.connect(here);
  return {
    client,
    call: async (name, input) => {
      const { content, isError = false } = await client.callTool({ name, arguments: input });
      const [text = '', note] = content.map((part) => (part.type === 'text' ? part.text : ''));
      return { text, note, isError };
    },
  };
}
