import type { UnlockRule } from '../domain/unlocking.ts'
import { entryOf } from './entry-of.ts'
import type { SceneLayout } from './layout.ts'
import type { Moved, PublishedAdventure, PublishedMission } from './published.ts'

/** The id that progress hangs on, of what is called so now. */
export function idOf(name: string, moved: Moved): string {
  return Object.entries(moved).find(([, now]) => now === name)?.[0] ?? name
}

/** What is called so now, of an id. */
export function nameOf(id: string, moved: Moved): string {
  return entryOf(moved, id) ?? id
}

/** What was renamed, after something is renamed once more; nothing is left of what has its first name again. */
export function movedOnce(moved: Moved, from: string, to: string): Moved {
  const id = idOf(from, moved)
  const others = Object.entries(moved).filter(([one]) => one !== id)
  return Object.fromEntries(id === to ? others : [...others, [id, to]])
}

/** The same adventure with other names for its missions and tasks, wherever it speaks of them. Its version is the caller's to count. */
export function renamed<Adventure extends Omit<PublishedAdventure, 'version'>>(
  adventure: Adventure,
  name: (before: string) => string,
): Adventure {
  return {
    ...adventure,
    rootMission: name(adventure.rootMission),
    missions: adventure.missions.map((mission) => renamedMission(mission, name)),
    ...(adventure.badges && {
      badges: adventure.badges.map((badge) =>
        'mission' in badge.rule
          ? { ...badge, rule: { ...badge.rule, mission: name(badge.rule.mission) } }
          : badge,
      ),
    }),
  }
}

/** The same adventure by its ids, with what was renamed. @param adventure by the names that its files have */
export function withFirstNames<Adventure extends Omit<PublishedAdventure, 'version'>>(
  adventure: Adventure,
  moved: Moved,
): Adventure {
  if (Object.keys(moved).length === 0) return adventure
  return { ...renamed(adventure, (name) => idOf(name, moved)), moved }
}

type Name = (before: string) => string

function renamedMission(mission: PublishedMission, name: Name): PublishedMission {
  const { id, missions, tasks, unlock, scene, mobileScene, text } = mission
  return {
    ...mission,
    id: name(id),
    missions: missions.map(name),
    tasks: tasks.map((task) => ({ ...task, id: name(task.id), unlock: renamedRule(task.unlock, name) })),
    unlock: renamedRule(unlock, name),
    scene: scene && renamedScene(scene, name),
    ...(mobileScene && { mobileScene: renamedScene(mobileScene, name) }),
    text: Object.fromEntries(
      Object.entries(text).map(([language, words]) => [
        language,
        {
          ...words,
          tasks: Object.fromEntries(Object.entries(words.tasks).map(([task, said]) => [name(task), said])),
        },
      ]),
    ),
  }
}

function renamedScene(scene: SceneLayout, name: Name): SceneLayout {
  return {
    ...scene,
    elements: scene.elements.map((element) => ({ ...element, id: name(element.id) })),
    layers: scene.layers.map((layer) => (layer.lit ? { ...layer, lit: name(layer.lit) } : layer)),
  }
}

function renamedRule(rule: UnlockRule | null, name: Name): UnlockRule | null {
  return (
    rule && {
      ...rule,
      of: rule.of.map((condition) => {
        if ('mission' in condition) return { mission: name(condition.mission) }
        return 'task' in condition ? { task: name(condition.task) } : condition
      }),
    }
  )
}
