/**
 * What the embedded database is asked although the tests have PostgreSQL: how it stores, starts and takes turns, what may
 * happen once only, and every endpoint once, by its contract. Both are PostgreSQL inside, so who may call what and an
 * endpoint's own rules are proved on one of them.
 */
export const ALSO_EMBEDDED: readonly string[] = [
  'server/adventures-in.test.ts',
  'server/first-admin.test.ts',
  'server/housekeeping.test.ts',
  'server/main.test.ts',
  'server/db/folder-lock.test.ts',
  'server/db/open-embedded.test.ts',
  'server/db/plan-once.test.ts',
  'server/db/yield-between-queries.test.ts',
  'server/demo/welcome.test.ts',
  'server/demo/seed-attempts.test.ts',
  'server/http/contract.test.ts',
  'server/http/two-servers.test.ts',
  'server/lib/accounts.test.ts',
  'server/lib/jobs.test.ts',
  'server/modules/reviews/rating-races.test.ts',
  'server/modules/tasks/new-version.test.ts',
  'server/modules/tasks/tasks.test.ts',
  'server/modules/tasks/uploads/side-by-side.test.ts',
  'server/play/enrol.test.ts',
  'server/play/locks.test.ts',
  'server/play/read-content.test.ts',
  'server/play/stays-open.test.ts',
  'server/play/sweep-versions.test.ts',
  'server/rewards/exactly-once.test.ts',
]
