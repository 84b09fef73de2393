import type { FinishItem } from '#shared/contract/attempts.ts'
import type { HandedIn } from '#shared/contract/reviews.ts'
import type { TaskText } from '#shared/scene/files.ts'
import type { TaskPublished } from '#shared/scene/tasks/task.ts'
import { TASKS_SERVER } from '#kinds/server.ts'
import type { Play } from './plays.ts'

/**
 * What was asked in an attempt that ends, with what was right and why, for its player to look back at. Nothing of a kind that asks
 * nothing, of one that hides its answers, and of an exam, which has a page of its own for what may be told of it.
 */
export function finishItems(
  content: TaskPublished,
  play: Play,
  text: TaskText,
  now: Date,
): { items?: FinishItem[] } {
  const kind = TASKS_SERVER[content.type]
  if (kind.exam !== null || kind.hidesAnswers(content)) return {}
  const items = kind.handedIn(play.playable(text), play.show(text, true, now), new Map()).flatMap(itemOf)
  return items.length > 0 ? { items } : {}
}

/** "What do you do?" alone says nothing once its card is out of sight. */
const nameOf = ({ heading, question }: { heading?: string | undefined; question: string }): string =>
  heading === undefined ? question : `${heading} · ${question}`

function itemOf(one: HandedIn): FinishItem[] {
  switch (one.sort) {
    case 'answer':
      return [{ name: nameOf(one), isRight: one.isRight, right: one.right, why: one.why ?? '' }]
    case 'choice':
      return one.better === undefined
        ? []
        : [
            {
              name: one.scene,
              isRight: one.better === null,
              right: one.better === null ? [] : [one.better],
              why: one.why ?? '',
            },
          ]
    default:
      return []
  }
}
