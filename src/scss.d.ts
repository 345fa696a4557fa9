/** The bundler extracts style sheets into separate files; importing one gives no exports. */
declare module '*.scss';
