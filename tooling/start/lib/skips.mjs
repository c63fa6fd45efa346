/** Variables with the addresses of optional services. */
const SERVICES = ['TEST_DATABASE_URL', 'TEST_REDIS_URL', 'TEST_RABBITMQ_URL']

/**
 * Finds skipped tests that should have run. A test may be skipped only if its name or that of a suite contains
 * `(needs VARIABLE)` and this variable is not set.
 * @param {string[]} names full names of skipped tests
 * @param {Record<string, string | undefined>} env
 */
export function findUnexpectedSkips(names, env) {
  return names.filter((name) => !needsOf(name).some((service) => !env[service]))
}

function needsOf(name) {
  return SERVICES.filter((service) => name.includes(`(needs ${service})`))
}
