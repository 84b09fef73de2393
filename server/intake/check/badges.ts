import { say } from '#shared/domain/findings/words.ts'
import type { Complaint } from '../read/schema-words.ts'
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
      findings.error(label, say('badge-twice', { id }), say('badge-twice-hint'))
    }
    seen.add(id)
    const complaint = complaintAbout(rule, adventure, children)
    if (!complaint) continue
    findings.error(label, say('badge-problem', { id, problem: complaint.problem }), complaint.hint)
  }
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
        ? { problem: say('badge-hours', { hour: rule.from }), hint: say('badge-hours-hint') }
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
    const hint = didYouMean(mission, missions.keys()) ?? say('make-mission')
    return { problem: say('badge-mission-unknown', { mission }), hint }
  }
  const isStory = isStoryKind(found.settings.type)
  if (isStory && type === 'mission') return null
  return !isStory && hasTasks(mission, missions, children)
    ? null
    : { problem: say('badge-mission-empty', { mission }), hint: say('name-another') }
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
  const hint = length === 0 ? say('badge-add-tasks') : say('badge-ask-less', { most: length })
  return { problem: say('badge-too-many', { asked: count, there: length }), hint }
}
