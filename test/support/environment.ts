// What the bundler would replace.
process.env['BASE_PATH'] = '/';
// What is tested is the engine, whatever content and host its owner's environment names; an empty variable is as good as none.
for (const name of ['CONTENT_DIR', 'OUT_DIR', 'HOST', 'BUILD_TIME', 'HSTS', 'OFFLINE', 'COMPRESSION', 'CSP_IN_PAGES', 'LIST_PAGE'])
  if (process.env[name]) process.env[name] = '';
