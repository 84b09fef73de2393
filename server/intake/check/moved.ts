import { say } from '#shared/domain/findings/words.ts'
import { idOf } from '#shared/scene/first-names.ts'
import type { PublishedAdventure, Moved } from '#shared/scene/published.ts'
import type { Findings } from '../findings.ts'
import { didYouMean } from '#shared/scene/drawn-names/nearest.ts'
import type { AdventureSource } from '../read/adventure-folder.ts'

/**
 * What `moved` in adventure.json says, as far as it holds. What is claimed twice is reported, and holds for nothing.
 * @param published as it was built before
 */
export function checkMoved(
  { folder, settings, missions }: AdventureSource,
  published: PublishedAdventure | undefined,
  findings: Findings,
): Moved {
  const tasks = new Set([...missions.values()].flatMap((mission) => mission.tasks.map(({ id }) => id)))
  const kindNow = (name: string): Kind | null =>
    missions.has(name) ? 'mission' : tasks.has(name) ? 'task' : null
  const file = folder.label('adventure.json')
  const held: [string, string][] = []
  for (const [id, name] of Object.entries(settings.moved)) {
    const says = say('moved-says', { id, name })
    const [there, still] = [kindNow(name), kindNow(id)]
    const before = kindBefore(id, published)
    const first = idOf(name, Object.fromEntries(held))
    if (still !== null)
      findings.error(
        file,
        say(still === 'mission' ? 'moved-still-mission' : 'moved-still-task', { says, id }),
        say(still === 'mission' ? 'moved-still-mission-hint' : 'moved-still-task-hint', { id }),
      )
    else if (there === null)
      findings.advise(
        file,
        say('moved-nowhere', { says }),
        didYouMean(name, [...missions.keys(), ...tasks]) ?? say('moved-line-out'),
      )
    else if (first !== name)
      findings.error(file, say('moved-twice', { says, first }), say('moved-one-line-out'))
    else if (before !== null && before !== there)
      findings.error(
        file,
        say(before === 'mission' ? 'moved-was-mission' : 'moved-was-task', { says, id, name }),
        say('moved-line-out'),
      )
    else held.push([id, name])
  }
  return Object.fromEntries(held)
}

type Kind = 'mission' | 'task'

function kindBefore(id: string, published: PublishedAdventure | undefined): Kind | null {
  const missions = published?.missions ?? []
  if (missions.some((mission) => mission.id === id)) return 'mission'
  return missions.some((mission) => mission.tasks.some((task) => task.id === id)) ? 'task' : null
}
