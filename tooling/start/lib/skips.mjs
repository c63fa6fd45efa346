/** Services that a machine may lack; the variable with the address of each. */
const SERVICES = ['TEST_DATABASE_URL', 'TEST_REDIS_URL', 'TEST_RABBITMQ_URL']

/**
 * The skipped tests that should have run. A test may be skipped only where its name, or that of a suite around it, says
 * `(needs VARIABLE)` and that service is not given.
 * @param {string[]} names full names of skipped tests
 * @param {Record<string, string | undefined>} env
 */
export function findUnexpectedSkips(names, env) {
  return names.filter((name) => !needsOf(name).some((service) => !env[service]))
}

function needsOf(name) {
  return SERVICES.filter((service) => name.includes(`(needs ${service})`))
}
