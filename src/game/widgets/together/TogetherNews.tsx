import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Kudos, TeamGoal } from '#shared/contract/together.ts'
import { sendSeen, togetherOnMapQuery } from '#src/features/together/queries.ts'
import { report } from '#src/lib/report.ts'
import { overlay } from '#src/overlay/overlay.ts'

const NO_KUDOS: readonly Kudos[] = []
const NO_GOALS: readonly TeamGoal[] = []

/** Announces thanks that came and goals that were reached, all on one card, once. */
export function TogetherNews() {
  const { i18n } = useTranslation()
  const { data } = useQuery(togetherOnMapQuery(i18n.language))
  const shown = useRef(new Set<string>())
  const allKudos = data?.kudos ?? NO_KUDOS
  const allGoals = data?.goals ?? NO_GOALS
  useEffect(() => {
    const isFresh = (id: string) => !shown.current.has(id)
    const kudos = allKudos.filter(({ id, isNews }) => isNews && isFresh(id))
    const goals = allGoals.filter(({ teamId, week, isNews }) => isNews && isFresh(`${teamId} ${week}`))
    if (kudos.length + goals.length === 0) return
    const request = overlay.show({
      ...{ kind: 'badge', isUnasked: true, badges: [] },
      team: { reached: goals.map(({ teamName }) => teamName), kudos },
      onOpen: () => {
        for (const { id } of kudos) shown.current.add(id)
        for (const { teamId, week } of goals) shown.current.add(`${teamId} ${week}`)
        // they are news still, and come again with the next visit
        sendSeen({ kudos: kudos.map(({ id }) => id), goals: goals.map(({ teamId }) => teamId) }).catch(
          (error: unknown) => report('what a team did could not be marked as seen', error),
        )
      },
    })
    return () => overlay.withdraw(request)
  }, [allKudos, allGoals])
  return null
}
