export type ServiceFactory<T> = (services: Services) => T;

/**
 * What belongs to one store without being state: a worker, pending requests, loaded code. Each is created by its factory
 * on first use, so lazy chunks can add their own, and two stores never share one.
 */
export interface Services {
  readonly of: <T>(create: ServiceFactory<T>) => T;
}

/** A service to use instead of the one that a factory would create. */
export interface Replacement<T> {
  readonly create: ServiceFactory<T>;
  readonly service: T;
}

export function createServices(replacements: readonly Replacement<unknown>[] = []): Services {
  const made = new Map<ServiceFactory<unknown>, unknown>(replacements.map(({ create, service }) => [create, service]));
  const services: Services = {
    of: <T>(create: ServiceFactory<T>) => {
      if (!made.has(create)) made.set(create, create(services));
      // The map pairs each factory with the service it created.
      return made.get(create) as T;
    },
  };
  return services;
}
