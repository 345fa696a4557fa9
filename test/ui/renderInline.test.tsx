import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { renderInline } from '../../src/ui/renderInline';

const codeHtml = (text: string) => render(<>{renderInline([{ type: 'code', text }])}</>).container.innerHTML;

describe('renderInline', () => {
  it.each([
    ['/etc/ssh/sshd_config.d/00-hardening.conf', ['/etc/ssh/', 'sshd_config.d/', '00-hardening.conf']],
    ['systemd-analyze security --offline=yes', ['systemd-analyze ', 'security ', '--offline=yes']],
    ['~/.config/systemd/user/backup.timer', ['~/.config/', 'systemd/', 'user/', 'backup.timer']],
    ['/usr/local/sbin/restore-drill', ['/usr/local/', 'sbin/', 'restore-drill']],
    ['https://example.com/a-b/c', ['https://example.com/', 'a-b/c']],
    ['BORG_RELOCATED_REPO_ACCESS_IS_OK=yes', ['BORG_', 'RELOCATED_', 'REPO_', 'ACCESS_', 'IS_', 'OK=', 'yes']],
    ['apt-get --allow-change-held-packages', ['apt-get ', '--allow-', 'change-', 'held-', 'packages']],
    ['7c211433f02071597741e6ff5a8ea34789abbf43', ['7c211433f02071597741e6ff', '5a8ea34789abbf43']],
  ])('W6 lets %s break where its parts end, and at hyphens only where a part is too long for a line', (text, parts) => {
    expect(codeHtml(text)).toBe(`<code>${parts.join('<wbr>')}</code>`);
  });

  it.each(['Permission denied (publickey).', 'Could not resolve hostname web: Name or service not known', 'apt install unattended_upgrades'])(
    'W6 lets browsers break %s at its blanks, without marked places',
    (text) => {
      expect(codeHtml(text)).toBe(`<code class="words">${text}</code>`);
    },
  );

  it('W6 decides at once about a long message with dots', () => {
    expect(codeHtml(`${'Wait... '.repeat(60)}done-it`)).toContain('Wait... <wbr>');
  });

  it.each(['sshd -T', '~/.ssh/authorized_keys', '/etc/ssh/x.conf', 'systemctl'])('W6 leaves %s whole', (text) => {
    expect(codeHtml(text)).toBe(`<code>${text}</code>`);
  });

  it.each([
    ['/wiki/ssh#keys', 'the app'],
    ['/files/slides.pdf', 'the browser'],
    ['/feed.xml', 'the browser'],
  ])('M2 leaves a click on a link to %s to %s', (href, follower) => {
    render(<MemoryRouter>{renderInline([{ type: 'link', href, children: ['There'] }])}</MemoryRouter>);
    const followed = new Promise<string>((resolve) => {
      const look = (event: Event) => {
        resolve(event.defaultPrevented ? 'the app' : 'the browser');
        // jsdom can't follow it.
        event.preventDefault();
      };
      document.addEventListener('click', look, { once: true });
    });
    fireEvent.click(screen.getByRole('link'));
    return expect(followed).resolves.toBe(follower);
  });
});
