import { useMemo, type CSSProperties } from 'react';
import { readTokens, type Token } from './readTokens';

const GROUPS: readonly { readonly title: string; readonly prefix: string; readonly styleOf: (name: string) => CSSProperties; readonly sample: string }[] = [
  {
    title: 'Type',
    prefix: '--size-',
    styleOf: (name) => ({ fontSize: `var(${name})`, lineHeight: 1.2 }),
    sample: 'Restores rehearsed before anyone needs them',
  },
  { title: 'Faces', prefix: '--font-', styleOf: (name) => ({ fontFamily: `var(${name})` }), sample: 'systemctl status ssh, 11,171 lines' },
  { title: 'Spaces', prefix: '--space-', styleOf: (name) => ({ width: `var(${name})`, height: '1rem', background: 'var(--accent)' }), sample: '' },
  {
    title: 'Corners',
    prefix: '--radius',
    styleOf: (name) => ({ width: '4rem', height: '2rem', border: '1px solid var(--line-strong)', borderRadius: `var(${name})` }),
    sample: '',
  },
];

/** Every token, read from the style sheets, as it looks in the surrounding theme. */
export function Tokens() {
  const tokens = useMemo(() => readTokens(document.styleSheets), []);
  return (
    <>
      <h2>Colours</h2>
      <div className="ds-swatches">
        {tokens
          .filter(([, value]) => value.startsWith('light-dark('))
          .map(([name, value]) => (
            <p key={name}>
              <span className="ds-swatch" style={{ background: `var(${name})` }} />
              <code>{name}</code>
              <br />
              <small>{value.slice('light-dark('.length, -1)}</small>
            </p>
          ))}
      </div>
      {GROUPS.map(({ title, prefix, styleOf, sample }) => (
        <section key={title}>
          <h2>{title}</h2>
          {tokens
            .filter(([name]) => name.startsWith(prefix))
            .map((token) => (
              <Row key={token[0]} token={token} style={styleOf(token[0])} sample={sample} />
            ))}
        </section>
      ))}
    </>
  );
}

function Row({ token: [name, value], style, sample }: { readonly token: Token; readonly style: CSSProperties; readonly sample: string }) {
  return (
    <div className="ds-row">
      <code>
        {name} <small>{value}</small>
      </code>
      <div style={style}>{sample}</div>
    </div>
  );
}
