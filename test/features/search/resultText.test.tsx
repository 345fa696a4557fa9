import { render } from '@testing-library/react';
import { locate } from '../../../src/core/search';
import { excerptAt } from '../../../src/core/search/exact/excerptAt';
import { renderResultExcerpt } from '../../../src/features/search/resultText';

function shown(body: string, needle: string) {
  const { container } = render(<p>{renderResultExcerpt({ excerpt: excerptAt(body, locate(body, needle)), foundFor: needle })}</p>);
  return { text: container.textContent.replace(/ +/g, ' '), marks: [...container.querySelectorAll('mark')].map(({ textContent }) => textContent) };
}

const WORDS = 'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu ';

describe('the excerpt of a result', () => {
  it('S5 has whole words only, and says where text is left out', () => {
    const { text, marks } = shown(WORDS.repeat(3) + 'needle ' + WORDS.repeat(6), 'needle');
    expect(marks).toEqual(['needle']);
    expect(text).toMatch(/^…\S.*\S…$/);
    for (const word of text.replaceAll('…', '').replace('needle', '').split(' ').filter(Boolean)) expect(` ${WORDS}`).toContain(` ${word} `);
  });

  it('S5 begins with the line of the match, and goes on with the blocks after it', () => {
    const body = 'One.\nTwo.\necho works\nsudo systemctl reload ssh\nIt is active.';
    expect(shown(body, 'systemctl').text).toBe('sudo systemctl reload ssh · It is active.');
  });

  it('S5 has no empty lines', () => {
    expect(shown('Keys\n\n\nUse them.', 'Keys').text).toBe('Keys · Use them.');
  });

  it('S5 shows a description as it is', () => {
    const { container } = render(<p>{renderResultExcerpt({ excerpt: { text: 'About Ansible.', match: null }, foundFor: 'x' })}</p>);
    expect(container).toHaveTextContent('About Ansible.');
  });

  it('S5 shows the beginning of a text that matches by its title alone', () => {
    const { text, marks } = shown(WORDS.repeat(6), 'needle');
    expect([text.startsWith('alpha beta'), text.endsWith('…'), marks]).toEqual([true, true, []]);
  });

  it('S5 marks the part that a match longer than the excerpt has in it', () => {
    const long = 'alpha beta gamma delta '.repeat(12).trim();
    const { text, marks } = shown(`Before. ${long}. After.`, long);
    expect(marks.join('')).toMatch(/^alpha beta gamma delta alpha/);
    expect(text).toBe(`Before. ${marks.join('').replace(/ +/g, ' ')}…`);
  });

  it('S5 marks the part of a message that the excerpt is centred on, and the part that is marked on the page', () => {
    const body = 'The log says: disk quota exceeded on /srv. Troubleshooting: quota exceeded';
    const excerpt = excerptAt(body, locate(body, 'disk quota exceeded on'));
    const { container } = render(<p>{renderResultExcerpt({ excerpt, foundFor: 'quota exceeded' })}</p>);
    expect([...container.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['disk quota exceeded on', 'quota exceeded']);
  });

  it('S5 keeps a match of which the words around it have no end', () => {
    expect(shown(`${'a'.repeat(120)}needle${'b'.repeat(400)}`, 'needle').marks).toEqual(['needle']);
  });
});
