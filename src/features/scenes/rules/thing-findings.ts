import type { ContentFinding } from '#shared/contract/content.ts'
import type { FindingCode } from '#shared/domain/findings/words.ts'
import { keyOf, type Thing } from '../scene-file.ts'
import { thingOfFile, thingsNamed } from './named-things.ts'

/** That a picture is shown in place of what a drawing has under its name: anyone who puts it there in the editor of scenes knows. */
const REPLACED: readonly string[] = ['replaced-one', 'replaced-many'] satisfies FindingCode[]

/** What the check says of the files of one mission, but for pictures that stand in place of drawn ones on purpose. */
export function findingsOfMission(findings: readonly ContentFinding[], mission: string): ContentFinding[] {
  return findings.filter(
    ({ file, words }) =>
      (file === mission || file.startsWith(`${mission}/`)) && !REPLACED.includes(words?.problem.code ?? ''),
  )
}

/** What it says of one thing of its scene: by the codes and names of its words, or by the picture that it is about. */
export function findingsOfThing(
  findings: readonly ContentFinding[],
  mission: string,
  thing: Thing,
): readonly ContentFinding[] {
  return byThing(findings, mission).get(keyOf(thing)) ?? NONE
}

const NONE: readonly ContentFinding[] = []
type ByThing = ReadonlyMap<string, readonly ContentFinding[]>

/** Of each check, by mission: a list of two hundred places asks for each of them. */
const known = new WeakMap<readonly ContentFinding[], Map<string, ByThing>>()

function byThing(findings: readonly ContentFinding[], mission: string): ByThing {
  const missions = known.get(findings) ?? new Map<string, ByThing>()
  known.set(findings, missions)
  const read = missions.get(mission) ?? groupedIn(findingsOfMission(findings, mission), mission)
  missions.set(mission, read)
  return read
}

function groupedIn(findings: readonly ContentFinding[], mission: string): ByThing {
  const found = new Map<string, ContentFinding[]>()
  for (const finding of findings)
    for (const key of thingsOf(finding, mission)) found.set(key, [...(found.get(key) ?? []), finding])
  return found
}

function thingsOf({ file, words, fix }: ContentFinding, mission: string): ReadonlySet<string> {
  const things = new Set(words ? thingsNamed(words.problem) : [])
  const picture = thingOfFile(file.slice(mission.length + 1))
  if (picture !== null) things.add(picture)
  if (fix && fix.kind !== 'remove') things.add(keyOf({ sort: 'elements', id: fix.element }))
  return things
}
