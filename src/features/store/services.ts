export type ServiceFactory<T> = (services: Services) => T;

/**
 * What belongs to one store without being state: a worker, files on their way, the code that has been loaded. Each is
 * made by its factory on first use, so a lazy chunk brings its own, and two stores never share one.
 */
export interface Services {
  readonly of: <T>(create: ServiceFactory<T>) => T;
}

/** A service to be used instead of the one that a factory would make. */
export interface Replacement<T> {
  readonly create: ServiceFactory<T>;
  readonly service: T;
}

export function createServices(replacements: readonly Replacement<unknown>[] = []): Services {
  const made = new Map<ServiceFactory<unknown>, unknown>(replacements.map(({ create, service }) => [create, service]));
  const services: Services = {
    of: <T>(create: ServiceFactory<T>) => {
      if (!made.has(create)) made.set(create, create(services));
      // The map pairs each factory with what it has made.
      return made.get(create) as T;
    },
  };
  return services;
}
