import { screen } from '@testing-library/react';
import { site } from '../../src/platform/site';
import type { CodeBlock } from '../../src/core/content/blocks';
import { PlaceholderContext } from '../../src/ui/PlaceholderContext';
import { startServer } from '../platform/fakeServer';
import { PageFoot } from '../../src/ui/PageFoot';
import { renderInSite } from '../support/render';

describe('PageFoot', () => {
  it('leads to the Markdown of a page that has some', () => {
    renderInSite(<PageFoot path="/wiki/ssh" title="SSH" />);
    expect(screen.getByRole('link', { name: 'This page as Markdown' })).toHaveAttribute('href', '/wiki/ssh.md');
  });

  it('E7 leads to where the owner wants mistakes reported and pages edited', () => {
    jest.replaceProperty(site, 'corrections', { report: 'https://git.test/new?title={title}&body={path}', edit: 'https://git.test/edit/{file}' });
    renderInSite(<PageFoot path="/wiki/ssh" title="🔑 Keys & SSH" />);
    expect(screen.getByRole('link', { name: 'Edit this page' })).toHaveAttribute('href', 'https://git.test/edit/wiki/ssh.md');
    expect(screen.getByRole('link', { name: 'Report a mistake' })).toHaveAttribute('href', 'https://git.test/new?title=Keys%20%26%20SSH&body=%2Fwiki%2Fssh');
    jest.restoreAllMocks();
  });

  it('E7 has no links that lead nowhere in the sample', () => {
    renderInSite(<PageFoot path="/wiki/ssh" title="SSH" />);
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('W8 leads to the script of a guide that has one, as a file', () => {
    renderInSite(<PageFoot path="/wiki/ssh" title="SSH" hasScript />);
    expect(screen.getByRole('link', { name: 'This guide as a shell script' })).toHaveAttribute('href', '/wiki/ssh.sh');
  });

  it('W4 copies the page as Markdown with the reader’s values, but for secrets', async () => {
    const server = startServer();
    server.answer('/wiki/ssh.md', { text: '```console\n$ login alice hunter2\n```\n' });
    const block: CodeBlock = {
      type: 'code',
      language: 'console',
      label: 'Terminal',
      lines: [{ role: 'command', prompt: '$', tokens: ['login ', ['placeholder', 'alice', 'user'], ' ', ['placeholder', 'hunter2', 'password']] }],
    };
    const variables = {
      user: { type: 'user', value: 'alice', about: 'An account' },
      password: { type: 'secret', value: 'hunter2', about: 'A password' },
    } as const;
    const { user } = renderInSite(
      <PlaceholderContext value={{ user: 'carol', password: 'a real one' }}>
        <PageFoot path="/wiki/ssh" title="SSH" guide={{ blocks: [block], variables }} />
      </PlaceholderContext>,
    );
    await user.click(screen.getByRole('button', { name: 'Copy page' }));
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe('```console\n$ login carol hunter2\n```\n');
  });
});
