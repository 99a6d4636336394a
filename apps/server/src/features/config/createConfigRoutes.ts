import type { Handlers } from '../../http/handlers.ts';

/** The handler of the runtime configuration. */
export function createConfigRoutes(): Pick<Handlers, 'getRuntimeConfig'> {
  return {
    async getRuntimeConfig(_request, { services, host, secure }) {
      return services.runtimeConfig({ host, secure });
    },
  };
}
