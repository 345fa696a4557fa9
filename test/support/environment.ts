// What the bundler would replace.
process.env['SITE_URL'] = 'https://example.com';
process.env['BASE_PATH'] = '/';
process.env['CATEGORY_NAMES'] = JSON.stringify({ Installs: 'Installation Guides', Advance: 'Advanced Topics', Other: 'Other Resources' });
