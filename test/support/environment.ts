// The bundler would replace this.
process.env['BASE_PATH'] = '/';
// The engine is tested, whatever content and host its owner's environment names; an empty variable counts as unset.
for (const name of ['CONTENT_DIR', 'OUT_DIR', 'HOST', 'BUILD_TIME', 'HSTS', 'OFFLINE', 'COMPRESSION', 'CSP_IN_PAGES', 'LIST_PAGE'])
  if (process.env[name]) process.env[name] = '';
