// What the bundler would replace.
process.env['SITE_URL'] = 'https://example.com';
process.env['BASE_PATH'] = '/';
