import { isOver, laterStatus, type ScormStatus } from '#shared/domain/scorm-status.ts'
import type { ToLaunch } from '#kinds/scorm/shared/package-messages.ts'
import type { Cmi, ItemState, ScormMove, ScormState, ScormItem } from '#kinds/scorm/shared/schemas.ts'
import { notJudged } from '#src/features/tasks/play/judged.ts'
import type { PlayRule } from '#src/features/tasks/play/use-play.ts'

/** An item that can be opened. */
export type PlayedItem = ScormItem & { href: string }

const FRESH: Cmi = { status: 'not attempted', location: '', suspendData: '', score: null, exit: '' }

/** What a package says counts when the server has it; until then it is shown. Of one visit only the last that it says matters. */
export const SCORM: PlayRule<'scorm12'> = {
  kind: 'scorm12',
  // a package says itself what was right
  judged: notJudged,
  apply: (state: ScormState, { item, cmi }: ScormMove) => {
    const before = state.items.find(({ id }) => id === item) ?? { id: item, cmi: FRESH, totalSeconds: 0 }
    const status = laterStatus(before.cmi.status, cmi?.status ?? 'not attempted')
    const after = { ...before, cmi: { ...(cmi ?? before.cmi), status } }
    return { ...state, items: [...state.items.filter(({ id }) => id !== item), after], last: item }
  },
  merge: (before, after) => (before.item === after.item && before.visit === after.visit ? after : null),
}

export function isPlayed(item: ScormItem): item is PlayedItem {
  return item.href !== null
}

export function statusOf(state: ScormState, id: string): ScormStatus {
  return stateOf(state, id)?.cmi.status ?? 'not attempted'
}

/** It was opened before. */
export function isBegun(state: ScormState, id: string): boolean {
  return stateOf(state, id) !== undefined
}

function stateOf(state: ScormState, id: string): ItemState | undefined {
  return state.items.find((one) => one.id === id)
}

/** How all of a package stands: something is left, something has to be done again, or it is done. */
export function wholeOf(items: readonly PlayedItem[], state: ScormState): 'open' | 'failed' | 'done' {
  const all = items.map(({ id }) => statusOf(state, id))
  if (all.length === 0 || !all.every(isOver)) return 'open'
  return all.includes('failed') ? 'failed' : 'done'
}

/** Where the player goes on: where they were, unless that is done; else the first that is left. */
export function nextItem(items: readonly PlayedItem[], state: ScormState): PlayedItem | undefined {
  const left = items.filter(({ id }) => !isOver(statusOf(state, id)))
  return left.find(({ id }) => id === state.last) ?? left[0]
}

/** What an item is handed when it is opened. */
export function openingOf(
  item: PlayedItem,
  state: ScormState,
  visit: { id: string; student: { id: string; name: string }; language: string },
): ToLaunch {
  const { href, masteryScore, launchData, maxTime, timeLimitAction } = item
  const before = stateOf(state, item.id)
  return {
    ...{ say: 'open', visit: visit.id, student: visit.student, language: visit.language },
    ...{ href, masteryScore, launchData, maxTime, timeLimitAction },
    cmi: before?.cmi ?? null,
    totalSeconds: before?.totalSeconds ?? 0,
  }
}
