import { render } from '@testing-library/react';
import { renderInline } from '../../src/ui/renderInline';

const codeHtml = (text: string) => render(<>{renderInline([{ type: 'code', text }])}</>).container.innerHTML;

describe('renderInline', () => {
  it('W6 lets long inline code break after the signs that part it, and keeps its text', () => {
    expect(codeHtml('/etc/ssh/sshd_config.d/00-hardening.conf')).toBe(
      '<code>/<wbr>etc/<wbr>ssh/<wbr>sshd_<wbr>config.<wbr>d/<wbr>00-<wbr>hardening.<wbr>conf</code>',
    );
  });

  it.each(['sshd -T', '/etc/ssh/x.conf', 'systemctl'])('W6 leaves %s whole', (text) => {
    expect(codeHtml(text)).toBe(`<code>${text}</code>`);
  });
});
