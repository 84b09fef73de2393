import * as z from 'zod/mini'
import type { TaskText } from '#shared/scene/files.ts'
import {
  backsOf,
  beginBranched,
  betterThan,
  Branched,
  branchProgress,
  branchResult,
  mayGoBack,
  takeBranch,
  walk,
} from '#kinds/define/branching.ts'
import { drawSalt, idOf, inKeyOrder, keyOf } from '#kinds/define/keys.ts'
import { leastSecondsFor, sumSeconds } from '#kinds/define/pace.ts'
import type { TaskRule } from '#kinds/define/rule.ts'
import { SPEAKER, type ConversationContent, type ConversationState } from '../shared/schemas.ts'

type Scene = ConversationContent['scenes'][number]

const Stored = z.extend(Branched, {
  /** Drawn once an attempt, and never sent. */
  salt: z.string(),
})
type Stored = z.infer<typeof Stored>

/**
 * A conversation: each line of the speaker is told once the reply before it was given, so that nobody reads ahead. Worth the share of the
 * points that its ending brings; going back at half as in a simulation (decision 149).
 */
export const rule: TaskRule<'conversation', Stored> = {
  stored: Stored,
  tries: null,
  clock: null,
  begin: (_, { now, chance }) => ({ ...beginBranched(now), salt: drawSalt(chance) }),

  playable: ({ type, face }, { scenes }) => ({
    ...{ type, face, name: scenes?.[SPEAKER]?.title ?? '', about: scenes?.[SPEAKER]?.text ?? '' },
  }),

  take({ scenes }, stored, { scene: sceneKey, choice: choiceKey, backs }, { now }) {
    const { salt } = stored
    const ids = scenes.map(({ id }) => id)
    const scene = scenes.find(({ id }) => id === idOf(salt, 'scene', sceneKey, ids))
    if (!scene) return 'unknown'
    const choice = choiceKey === undefined ? undefined : choiceOf(scene, choiceKey, salt)
    if (choice === null) return 'unknown'
    const after = takeBranch(scenes, stored, { scene: scene.id, choice, backs }, now)
    return typeof after === 'string' ? after : { ...after, salt }
  },

  show(content, text, stored) {
    const { path, at } = walk(content.scenes, stored)
    const backs = backsOf(stored)
    const said = path.flatMap(({ scene: id, choice }) => {
      const scene = content.scenes.find((one) => one.id === id)
      return scene ? [lineOf(scene, text, stored.salt, choice)] : []
    })
    return {
      type: 'conversation',
      lines: at ? [...said, lineOf(at, text, stored.salt, null)] : said,
      progress: branchProgress(content.scenes, stored),
      ...(backs > 0 && { backs }),
      ending: at?.ending ? endingOf(content, text, stored, at) : null,
    }
  },

  progress: ({ scenes }, stored) => branchProgress(scenes, stored),

  leastSeconds: (content, { scenes: words }, stored) =>
    sumSeconds(
      walk(content.scenes, stored).path.map(({ scene }) =>
        leastSecondsFor(words?.[scene]?.text, ...Object.values(words?.[scene]?.answers ?? {})),
      ),
    ),

  result: ({ scenes }, stored) => branchResult(scenes, stored),
}

const sceneKeyOf = (salt: string, id: string): string => keyOf(salt, 'scene', id)
const choiceKeyOf = (salt: string, { id }: Scene, choice: string): string =>
  keyOf(salt, `reply in ${id}`, choice)

/** The reply that has this key in its scene; null where none has. */
function choiceOf(scene: Scene, key: string, salt: string): string | null {
  return scene.choices?.find(({ id }) => choiceKeyOf(salt, scene, id) === key)?.id ?? null
}

function lineOf(
  scene: Scene,
  { scenes }: TaskText,
  salt: string,
  chosen: string | null,
): ConversationState['lines'][number] {
  const words = scenes?.[scene.id]
  const { id, mood, choices = [] } = scene
  return {
    ...{ scene: sceneKeyOf(salt, id), mood, text: words?.text ?? '' },
    // in another order in every attempt: the file's would tell which is best
    choices: inKeyOrder(
      choices.map((choice) => ({
        ...{ key: choiceKeyOf(salt, scene, choice.id), text: words?.answers?.[choice.id] ?? choice.id },
      })),
    ),
    chosen: chosen === null ? null : choiceKeyOf(salt, scene, chosen),
  }
}

function endingOf(
  { scenes }: ConversationContent,
  { scenes: words }: TaskText,
  stored: Stored,
  end: Scene,
): ConversationState['ending'] {
  if (!end.ending) return null
  const { salt } = stored
  return {
    band: end.ending.band,
    why: words?.[end.id]?.explanation ?? '',
    ...(mayGoBack(end) && { mayGoBack: true }),
    review: walk(scenes, stored).path.flatMap(({ scene: id, choice }) => {
      const scene = scenes.find((one) => one.id === id)
      if (!scene) return []
      const better = betterThan(scene, choice)
      return {
        scene: sceneKeyOf(salt, id),
        better: better === null ? null : choiceKeyOf(salt, scene, better),
        why: words?.[id]?.explanation ?? '',
      }
    }),
  }
}
