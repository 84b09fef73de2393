import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { and, eq, isNull } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Database } from '#server/db/database.ts'
import { tenantFilms } from '#server/db/schema/tenant-settings.ts'
import { stackApart } from '#server/intake/build-apart.ts'
import type { Files } from '#server/lib/files/open-files.ts'
import type { JobHandlers } from '#server/lib/jobs.ts'

export const STACK_FILM = 'stack-film'
const Payload = z.object({ version: z.string() })

/** Makes films of assistants for browsers that draw no alpha, as the intake does for those of adventures (decision 113). */
export function filmJobs(db: Database, { content }: Files): JobHandlers {
  return {
    [STACK_FILM]: async ({ tenantId, payload, tries }) => {
      const { version } = z.parse(Payload, payload)
      const isIt = and(
        eq(tenantFilms.tenantId, tenantId),
        eq(tenantFilms.version, version),
        isNull(tenantFilms.stacked),
      )
      const [row] = await db.select({ film: tenantFilms.film }).from(tenantFilms).where(isIt)
      if (!row) return
      // an earlier try may still write into its own
      const work = join(content.work, `film-${tenantId}-${version}-${tries}`)
      try {
        await mkdir(work, { recursive: true })
        const [from, to] = [join(work, 'film.webm'), join(work, 'stacked.webm')]
        await writeFile(from, row.film)
        if (!(await stackApart(from, to))) return
        await db
          .update(tenantFilms)
          .set({ stacked: await readFile(to) })
          .where(isIt)
      } finally {
        await rm(work, { recursive: true, force: true })
      }
    },
  }
}
