/** The bundler turns style sheets into files of their own; importing one gives nothing. */
declare module '*.scss';
