import { RESULT_TYPES, type SearchDocument } from '../../../../src/core/search';
import { pathOf } from '../../../../src/core/site/routes';
import { wikiCard } from '../summaries/cards';
import { laterReview } from '../summaries/guideSummary';
import type { ContentModel } from '../model/model';
import type { ValidDocument } from '../articles/document';
import { memoizeByKey } from '../articles/memoizeByKey';

/** Every tag that something has, each spelling once, in the order of first use. */
export const allTags = memoizeByKey((model: ContentModel): readonly string[] => [...new Set(searchDocuments(model).flatMap(({ tags }) => tags))]);

/** What the search index is made of, in collection order: wiki, blog, project, open source (S4). */
export const searchDocuments = memoizeByKey((model: ContentModel): readonly SearchDocument[] => {
  const documents: SearchDocument[] = [
    ...model.wiki.all.map((document): SearchDocument => ({
      ...base(document),
      type: 'wiki',
      url: pathOf('wiki-article', document.id),
      date: document.meta.lastUpdated,
      ...laterReview(document.meta),
      category: document.meta.category,
      description: wikiCard(document).description,
      body: document.text,
    })),
    ...model.blog.all.map((document): SearchDocument => ({
      ...base(document),
      type: 'blog',
      url: pathOf('blog-post', document.id),
      date: document.meta.date.slice(0, 10),
      category: document.meta.category,
      description: document.meta.excerpt,
      body: document.text,
      excerpt: document.meta.excerpt,
    })),
    ...model.projects.all.map((document): SearchDocument => ({
      ...base(document),
      type: 'project',
      url: pathOf('project', document.id),
      date: document.meta.date,
      category: document.meta.category,
      description: document.meta.description,
      body: document.meta.description,
    })),
    ...(model.openSource?.repositories ?? []).map((repository): SearchDocument => ({
      id: repository.id,
      title: repository.title,
      tags: repository.tags,
      type: 'opensource',
      url: repository.url,
      category: 'Open Source',
      description: repository.description,
      body: repository.description,
    })),
  ];
  return documents.sort((a, b) => RESULT_TYPES.indexOf(a.type) - RESULT_TYPES.indexOf(b.type));
});

function base({ id, meta }: ValidDocument<'wiki' | 'blog' | 'projects'>): Pick<SearchDocument, 'id' | 'title' | 'tags' | 'boost' | 'exclude'> {
  const { title, tags, boost, exclude } = meta;
  return { id, title, tags, ...(boost === undefined ? {} : { boost }), ...(exclude ? { exclude } : {}) };
}
