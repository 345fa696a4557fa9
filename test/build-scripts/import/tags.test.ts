import { importer } from './support';

const importFiles = importer();

it('the tags of an imported page are such as a site can have: none ends in .md', async () => {
  const { texts } = await importFiles('hugo', {
    'content/docs/a.md': '---\ntitle: A\ndate: 2024-05-01\ntags: [README.md, "agents.md.MD ", notes/.md, install.sh]\n---\n\nText.\n',
  });
  expect([...texts.values()][0]).toContain('tags: [README, agents, notes, install.sh]');
});
