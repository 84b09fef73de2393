import { useQueryClient } from '@tanstack/react-query'
import { FirstAdventure } from '#src/features/content/FirstAdventure.tsx'
import { AssignmentList } from '#src/features/people/AssignmentList.tsx'
import { assign } from '#src/features/people/calls.ts'
import { ADMIN_STATE, assignmentsQuery } from '#src/features/people/queries.ts'
import { profileQuery } from '#src/features/profile/queries.ts'
import looks from '#src/features/tenant/Tenant.module.css'
import { report } from '#src/lib/report.ts'
import { CONTENT } from '#src/navigation/paths.ts'

/** The first adventure of an empty tenant, and whom it is for. Who takes it plays it too: the map is where the set-up leads. */
export function SetupAdventures() {
  const client = useQueryClient()
  const takeUp = async () => {
    await client.invalidateQueries({ queryKey: [ADMIN_STATE] })
    const [me, given] = await Promise.all([
      client.query(profileQuery),
      client.infiniteQuery(assignmentsQuery(null)),
    ])
    const [first] = given.pages[0]?.adventures ?? []
    if (first) await assign(first.id, { personId: me.id, dueOn: null })
    // somebody who was sooner than the check waits at a map without an adventure
    await client.invalidateQueries({ queryKey: ['adventure'] })
  }
  return (
    <div className={looks.section}>
      <FirstAdventure
        contentHref={`#${CONTENT}`}
        onPublished={() =>
          void takeUp().catch((error: unknown) =>
            report('the first adventure was not assigned to who took it', error),
          )
        }
      />
      <AssignmentList isPart />
    </div>
  )
}
