import { Fragment, use, type ReactNode } from 'react';
import type { Block, Footnote, Inline } from '../core/content/blocks';
import { CALLOUTS } from '../core/content/callouts';
import { countMessages, isFurtherMessages } from '../core/content/furtherMessages';
import { CodeBlock } from './CodeBlock';
import { Icon } from './Icon';
import { renderInline } from './renderInline';
import { renderNote } from './renderNote';
import { Table } from './Table';
import { Tabs } from './Tabs';
import { WholePageContext } from './WholePageContext';

/** How many blocks are rendered for the first screen; the style sheet keeps what follows below it. */
const FIRST_BLOCKS = 12;

/** The body of an article, from its block tree (W6, B2). */
export function Prose({ blocks }: { readonly blocks: readonly Block[] }) {
  const isWhole = use(WholePageContext);
  return <div className={isWhole ? 'prose' : 'prose prose--begun'}>{renderBlocks(isWhole ? blocks : blocks.slice(0, FIRST_BLOCKS), 1)}</div>;
}

/** @param depth of the heading above the blocks, which makes their steps headings, too; none in a list or callout, which is no place for one */
function renderBlocks(blocks: readonly Block[], depth = 0): ReactNode {
  let level = depth;
  return blocks.map((block, key) => {
    if (block.type === 'heading') level = block.depth;
    return renderBlock(block, key, level);
  });
}

/** The simplest blocks aren't components; see `renderInline`. */
function renderBlock(block: Block, key: number, depth: number): ReactNode {
  switch (block.type) {
    case 'heading':
      return <HeadingBlock key={key} block={block} />;
    case 'paragraph':
      return renderParagraph(block, key);
    case 'line':
      return block.dir ? (
        <span key={key} dir={block.dir}>
          {renderInline(block.children)}
        </span>
      ) : (
        <Fragment key={key}>{renderInline(block.children)}</Fragment>
      );
    case 'step':
      return (
        // A heading for readers who jump from one to the next, though the contents don't list it.
        <p key={key} className="step" dir={block.dir} {...(depth > 0 && { role: 'heading', 'aria-level': depth + 1 })}>
          <span className="step__label">{block.label}</span>
          <span className="visually-hidden">: </span>
          <span>{renderInline(block.children)}</span>
        </p>
      );
    case 'list':
      return <ListBlock key={key} list={block} />;
    case 'quote':
      return (
        <blockquote key={key} dir={block.dir}>
          {renderBlocks(block.children)}
        </blockquote>
      );
    case 'callout':
      return <Callout key={key} callout={block} />;
    case 'tabs':
      return <Tabs key={key} tabs={block.tabs} dir={block.dir} />;
    case 'table':
      return <Table key={key} table={block} />;
    case 'figure':
      return (
        <figure key={key} className="diagram">
          {renderInline(block.children.slice(0, 1))}
          <figcaption>{block.children[2] as string}</figcaption>
        </figure>
      );
    case 'rule':
      return <hr key={key} />;
    case 'footnotes':
      return <Footnotes key={key} items={block.items} />;
    case 'code':
      return <CodeBlock key={key} block={block} />;
  }
}

/** Messages that are there to be found, not to be read through, are folded if there are more than this. */
const OPEN_MESSAGES = 3;

function renderParagraph({ id, dir, children }: Extract<Block, { type: 'paragraph' }>, key: number): ReactNode {
  const messages = countMessages(children);
  const isFolded = messages > OPEN_MESSAGES && isFurtherMessages(children);
  const paragraph = (
    <p key={key} id={id} className={isFolded ? 'messages' : undefined} dir={dir}>
      {renderInline(children)}
    </p>
  );
  if (!isFolded) return paragraph;
  return (
    <details key={key} className="fold">
      <summary className="fold__title">{`Also logged as ${messages} other messages`}</summary>
      {paragraph}
    </details>
  );
}

/** A link can't be inside a link. */
function isInteractive(node: Inline): boolean {
  if (typeof node === 'string') return false;
  return node.type === 'link' || node.type === 'footnote' || ('children' in node && node.children.some(isInteractive));
}

/** A heading links to itself: its text is the name of the link, as it is of the section. */
function HeadingBlock({ block }: { readonly block: Extract<Block, { type: 'heading' }> }) {
  const Tag = `h${block.depth}` as 'h2';
  return (
    <Tag id={block.id} dir={block.dir}>
      {block.formerIds?.map((id) => (
        <span key={id} id={id} />
      ))}
      {block.children.some(isInteractive) ? (
        <>
          {renderInline(block.children)}
          <a className="heading-anchor" href={`#${block.id}`} aria-label="Link to this section" />
        </>
      ) : (
        <a className="heading-anchor" href={`#${block.id}`}>
          {renderInline(block.children)}
        </a>
      )}
    </Tag>
  );
}

function ListBlock({ list: { ordered, start, notes, dir, items } }: { readonly list: Extract<Block, { type: 'list' }> }) {
  const children = items.map((item, index) => (
    <li key={index} className={item.checked === undefined ? undefined : 'task'}>
      {item.checked !== undefined && <span className="task__box" role="img" aria-label={item.checked ? 'Done: ' : 'To do: '} data-checked={item.checked} />}
      {notes && renderNote(notes, index + 1)}
      {renderBlocks(item.children)}
    </li>
  ));
  return ordered ? (
    <ol start={start} dir={dir} className={notes ? 'notes' : undefined}>
      {children}
    </ol>
  ) : (
    <ul dir={dir}>{children}</ul>
  );
}

function Callout({ callout: { kind, dir, children } }: { readonly callout: Extract<Block, { type: 'callout' }> }) {
  const { title, icon, tone } = CALLOUTS[kind];
  return (
    <div className={`callout callout--${tone}`} dir={dir} role="note" aria-label={title}>
      <p className="callout__title">
        <Icon name={icon} />
        {` ${title}`}
      </p>
      {renderBlocks(children)}
    </div>
  );
}

function Footnotes({ items }: { readonly items: readonly Footnote[] }) {
  return (
    <section className="footnotes" aria-label="Footnotes">
      <ol>
        {items.map(({ id, refs, children }) => (
          <li key={id} id={id}>
            {renderBlocks(children)}
            {refs.map((ref) => (
              <a key={ref} href={`#${ref}`} aria-label="Back to the text">
                ↩
              </a>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}
