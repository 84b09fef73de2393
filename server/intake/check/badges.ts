import { isStoryKind } from '#shared/domain/mission-kinds.ts'
import type { BadgeRule } from '#shared/scene/badges.ts'
import type { Findings } from '../findings.ts'
import { didYouMean } from '#shared/scene/drawn-names/nearest.ts'
import type { AdventureSource } from '../read/adventure-folder.ts'
import type { TaskSource } from '../read/mission-folder.ts'
import type { ChildMissions } from './child-missions.ts'

/** Every badge has a name of its own, and can be earned. */
export function checkBadges(adventure: AdventureSource, children: ChildMissions, findings: Findings): void {
  const label = adventure.folder.label('badges.json')
  const seen = new Set<string>()
  for (const { id, rule } of adventure.badges ?? []) {
    if (seen.has(id)) {
      const hint = 'Rename one of them: what players have earned goes by the name.'
      findings.error(label, `badges has "${id}" twice`, hint)
    }
    seen.add(id)
    const complaint = complaintAbout(rule, adventure, children)
    if (complaint) findings.error(label, `the badge "${id}" ${complaint.problem}`, complaint.hint)
  }
}

interface Complaint {
  problem: string
  hint: string
}

function complaintAbout(
  rule: BadgeRule,
  { missions }: AdventureSource,
  children: ChildMissions,
): Complaint | null {
  switch (rule.type) {
    case 'mission':
    case 'first-of-team':
      return complaintAboutMission(rule, missions, children)
    case 'night':
      return rule.from === rule.to
        ? { problem: `begins and ends at ${rule.from}`, hint: 'Give it two hours, such as 22 and 5.' }
        : tooMany(rule.count, tasksOf(missions))
    case 'full-stars':
      return tooMany(
        rule.count,
        tasksOf(missions).filter(({ file }) => file?.isLeaderAcceptRequired),
      )
    case 'full-points':
      return tooMany(
        rule.count,
        tasksOf(missions).filter(({ file }) => file && file.points > 0),
      )
    case 'tasks':
      return tooMany(rule.count, tasksOf(missions))
    case 'streak':
    case 'tips-written':
    case 'tips-helped':
      return null
  }
}

function complaintAboutMission(
  { type, mission }: BadgeRule & { mission: string },
  missions: AdventureSource['missions'],
  children: ChildMissions,
): Complaint | null {
  const found = missions.get(mission)
  if (!found) {
    const hint = didYouMean(mission, missions.keys()).trim() || 'Take it out, or make the mission.'
    return { problem: `is given for the mission "${mission}", which does not exist`, hint }
  }
  const isStory = isStoryKind(found.settings.type)
  if (isStory && type === 'mission') return null
  return !isStory && hasTasks(mission, missions, children)
    ? null
    : { problem: `is given for the mission "${mission}", which has no tasks`, hint: 'Name another one.' }
}

function hasTasks(id: string, missions: AdventureSource['missions'], children: ChildMissions): boolean {
  return (
    (missions.get(id)?.tasks.length ?? 0) > 0 ||
    [...(children.get(id) ?? [])].some((child) => hasTasks(child, missions, children))
  )
}

function tasksOf(missions: AdventureSource['missions']): TaskSource[] {
  return [...missions.values()].flatMap(({ tasks }) => tasks)
}

function tooMany(count: number, { length }: readonly TaskSource[]): Complaint | null {
  if (count <= length) return null
  const hint = length === 0 ? 'Take it out, or add such tasks.' : `Ask for ${length} at most.`
  return { problem: `asks for ${count} such tasks, and there are ${length}`, hint }
}
