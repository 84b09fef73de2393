import { join } from 'node:path'
import type { Database } from './db/database.ts'
import { adventures } from './db/schema/adventures.ts'
import { tenants } from './db/schema/tenants.ts'
import type { PublishedAdventure } from '#shared/scene/published.ts'
import { DEMO_TENANTS, ONLY_IN_LIBRARY } from './demo/tenants.ts'
import { leaveUnplayable } from './demo/leave-unplayable.ts'
import { seedDemoBadges } from './demo/seed-badges.ts'
import { enrolDemo } from './demo/seed.ts'
import { seedDemoSeason } from './demo/season.ts'
import { seedDemoSessions } from './demo/sessions.ts'
import { seedDemoTips } from './demo/tips.ts'
import { seedDemoWelcome } from './demo/welcome.ts'
import { seedDemoNotes } from './demo/notes.ts'
import { seedDemoShop } from './demo/seed-shop.ts'
import { seedDemoAttempts } from './demo/seed-attempts.ts'
import { StartFailure } from './start-failure.ts'
import { otherAdventures } from './other-adventures.ts'
import type { Clock } from './lib/clock.ts'
import type { Files } from './lib/files/open-files.ts'
import { notifyStarter } from './lib/starter.ts'
import { publishAdventure } from './play/publish.ts'
import { readPublished, watchPublished } from './play/published-file.ts'

interface Publishing {
  db: Database
  clock: Clock
  dist: string
  files: Pick<Files, 'content'>
  isDemo: boolean
  /** Started from a build, so there is something to publish. */
  isProduction: boolean
}

const fileIn = (dist: string): string => join(dist, 'published.json')

/**
 * Gives the demo's tenants the adventures that the build made, but for those that are only in the library, and every other tenant a
 * newer one of what it has, and says which others are still played; returns how many there are. For the others they are a library, of
 * which they begin copies. @throws StartFailure
 */
export async function publishBuilt({
  db,
  clock,
  dist,
  files,
  isDemo,
  isProduction,
}: Publishing): Promise<number> {
  const served = { dist, content: files.content }
  const reading = readPublished(fileIn(dist), { mustExist: isProduction })
  const build = await reading.catch((error: unknown) => {
    throw error instanceof Error ? new StartFailure(error.message) : error
  })
  if (!build) return 0
  const now = clock()
  const built = { builtAt: new Date(build.builtAt), now }
  for (const { tenantId, adventure } of await meantFor(db, build.adventures, isDemo))
    await publishAdventure(db, tenantId, adventure, built)
  if (isDemo) {
    await enrolDemo(db, now)
    for (const line of await leaveUnplayable(db, build, served)) console.log(line)
    await seedDemoAttempts(db, now)
    await seedDemoTips(db, now)
    await seedDemoNotes(db)
    await seedDemoSeason(db, now)
    await seedDemoShop(db, now)
    await seedDemoBadges(db, now)
    await seedDemoSessions(db, now)
    await seedDemoWelcome(db, now)
  }
  for (const line of await otherAdventures(db, build, served)) console.log(line)
  return build.adventures.length
}

async function meantFor(db: Database, built: readonly PublishedAdventure[], isDemo: boolean) {
  const known = await db.select({ tenantId: adventures.tenantId, folder: adventures.folder }).from(adventures)
  const demo = new Set<string>(isDemo ? DEMO_TENANTS.map(({ name }) => name) : [])
  const all = await db.select({ tenantId: tenants.id, name: tenants.name }).from(tenants)
  return all.flatMap(({ tenantId, name }) =>
    built
      .filter(
        ({ id }) =>
          (demo.has(name) && !ONLY_IN_LIBRARY.has(id)) ||
          known.some((one) => one.tenantId === tenantId && one.folder === id),
      )
      .map((adventure) => ({ tenantId, adventure })),
  )
}

/**
 * Publishes again whenever the build has written anew, one build after the other: two at once would report that the earlier
 * one's adventures stay as a newer build made them. Returns how to stop.
 */
export function publishOnChange(publishing: Publishing): () => void {
  let last = Promise.resolve()
  return watchPublished(fileIn(publishing.dist), () => {
    last = last.then(() => publishAgain(publishing))
  })
}

/** Never rejects. */
function publishAgain(publishing: Publishing): Promise<void> {
  return publishBuilt(publishing).then(
    (count) => {
      console.log(`Published ${count} adventure(s) again.`)
      return notifyStarter({ kind: 'published' })
    },
    (error: unknown) => {
      console.error('The adventures could not be published', error)
    },
  )
}
