/**
 * Smaller groups are not broken down: it would show who did what. What nobody may see of a single person (times, answers) is counted
 * over whole groups of so many people besides, the earliest first: looking before and after somebody joins reveals nothing.
 */
export const FEWEST_PEOPLE = 5

/** What a tenant may choose for its figures: more than the fewest, never less. */
export const SMALLEST_GROUPS = [FEWEST_PEOPLE, 10, 15, 20] as const
export type SmallestGroup = (typeof SMALLEST_GROUPS)[number]

/** Of people in turn: looking before and after the next one came reveals nothing. */
export const wholeGroups = <One>(people: readonly One[], least: number): One[] =>
  people.slice(0, people.length - (people.length % least))

/** How many people are said to have something, in whole fives; null for fewer than five. */
export const holdersShown = (people: number): number | null =>
  people < FEWEST_PEOPLE ? null : people - (people % FEWEST_PEOPLE)

export interface Group {
  id: string
  members: ReadonlySet<string>
}

/**
 * Of the groups that one reader may choose among: those that are too near to another one. Taken away from each other, two of
 * them, or all of them and the whole, would leave somebody, and fewer than `least` people. The larger groups stay.
 * @param whole how many people there are, in any of the groups or in none
 */
export function nearGroups(
  whole: number,
  groups: readonly Group[],
  least: number = FEWEST_PEOPLE,
): Set<string> {
  const isFew = fewerThan(least)
  const bySize = groups
    .filter(({ members }) => members.size >= least)
    .toSorted((one, other) => other.members.size - one.members.size || (one.id < other.id ? -1 : 1))
  const near = new Set<string>()
  const shown: Group[] = []
  const groupsOf = new Map<string, Group[]>()
  for (const group of bySize) {
    if (isFew(whole - group.members.size) || isNearOne(group, groupsOf, isFew)) {
      near.add(group.id)
      continue
    }
    shown.push(group)
    for (const member of group.members) groupsOf.set(member, [...(groupsOf.get(member) ?? []), group])
  }
  // those who are in none of them are the whole without all of them
  while (shown.length > 0 && isFew(whole - union(shown).size)) {
    const smallest = shown.pop()
    if (smallest) near.add(smallest.id)
  }
  return near
}

/** Whether taking one of two groups from the other would leave somebody, and fewer than `least` people. */
export function isNearTo(one: readonly string[], other: readonly string[], least: number): boolean {
  const isFew = fewerThan(least)
  const others = new Set(other)
  const shared = one.filter((id) => others.has(id)).length
  return shared > 0 && (isFew(one.length - shared) || isFew(other.length - shared))
}

type IsFew = (people: number) => boolean

const fewerThan =
  (least: number): IsFew =>
  (people) =>
    people > 0 && people < least

/** Anyone who shares nobody is as far as both are large. */
function isNearOne(
  { members }: Group,
  groupsOf: ReadonlyMap<string, readonly Group[]>,
  isFew: IsFew,
): boolean {
  const shared = new Map<Group, number>()
  for (const member of members) {
    for (const other of groupsOf.get(member) ?? []) shared.set(other, (shared.get(other) ?? 0) + 1)
  }
  return [...shared].some(
    ([other, count]) => isFew(members.size - count) || isFew(other.members.size - count),
  )
}

function union(groups: readonly Group[]): Set<string> {
  return new Set(groups.flatMap(({ members }) => [...members]))
}
