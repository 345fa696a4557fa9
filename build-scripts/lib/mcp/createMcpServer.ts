import { McpServer, type CallToolResult } from '@modelcontextprotocol/server';
import { z } from 'zod';
import type { CurrentReader } from './currentReader';
import type { SiteReader } from './siteReader';

/** The most rows that a search may ask for. */
const MAX_ROWS = 50;
/** The most characters of a query. A whole log line may be much longer than what the site's box takes; the reader finds its message. */
const MAX_QUERY = 5_000;

const page = z.string().min(1).max(300).describe('The page: /wiki/ssh, or its full address');

/**
 * A Model Context Protocol server with which assistants read a site: exact search, pages, sections, what was checked, the resume.
 *
 * @param current gives the content as it is now, before each answer
 */
export function createMcpServer(current: () => Promise<CurrentReader>, name: string): McpServer {
  const answer = async (read: (reader: SiteReader) => unknown) => answerFrom(await current(), read);
  const server = new McpServer({ name: `${name}: notes`, version: '1.0.0' });
  const annotations = { readOnlyHint: true, openWorldHint: false };
  server.registerTool(
    'search',
    {
      description: 'Finds the pages that contain a text exactly, symbols included: paths, options, whole log lines. Ranked, with the section of each match.',
      inputSchema: z.object({ query: z.string().min(1).max(MAX_QUERY), limit: z.int().min(1).max(MAX_ROWS).default(10) }),
      annotations,
    },
    ({ query, limit }) => answer((reader) => reader.search(query, limit)),
  );
  server.registerTool('read_page', { description: 'Reads a guide, post or project as Markdown.', inputSchema: z.object({ page }), annotations }, (input) =>
    answer((reader) => reader.page(input.page)),
  );
  server.registerTool(
    'read_section',
    {
      description: 'Reads one section of a page as Markdown, with those below it. Search results end in the id of the section, such as #rollback.',
      inputSchema: z.object({ page, heading: z.string().min(1).max(300).describe('The id of the heading') }),
      annotations,
    },
    (input) => answer((reader) => reader.section(input.page, input.heading)),
  );
  server.registerTool(
    'read_ledger',
    {
      description:
        'Says which commands of a guide were run by a machine, on which releases and when, and why others were not. Without a page, it covers all guides.',
      inputSchema: z.object({ page: page.optional() }),
      annotations,
    },
    (input) => answer((reader) => reader.ledger(input.page)),
  );
  server.registerTool('read_resume', { description: 'Reads the resume, in the JSON Resume format.', inputSchema: z.object({}), annotations }, () =>
    answer((reader) => reader.resume()),
  );
  return server;
}

/** A string as it is, everything else as JSON; an exception as an error result with its message. */
function answerFrom({ reader, note }: CurrentReader, read: (reader: SiteReader) => unknown): CallToolResult {
  const notes = note === null ? [] : [{ type: 'text' as const, text: note }];
  try {
    const value = read(reader);
    return { content: [{ type: 'text', text: typeof value === 'string' ? value : JSON.stringify(value, null, 2) }, ...notes] };
  } catch (error) {
    return { content: [{ type: 'text', text: error instanceof Error ? error.message : String(error) }, ...notes], isError: true };
  }
}
